import { Page } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { SurveyFramePart } from '../../features/previews'
import { previewTexts as texts } from '../../texts/previews'

/** A survey in the frame of its preview. */
function SurveyFramePage() {
  return (
    <Page width="text">
      <SurveyFramePart />
    </Page>
  )
}

export default definePage({
  head: () => ({ title: texts.titles.survey, description: texts.description, noindex: true }),
  Component: SurveyFramePage,
})
