import { Page, PageHeader } from 'shared-frame'
import { definePage, usePage } from 'shared-frame/remote'
import { PreviewPart } from '../../features/previews'
import { previewTexts as texts } from '../../texts/previews'

const title = texts.titles.survey

function SurveyPreviewPage() {
  const { params } = usePage()
  return (
    <Page>
      <PageHeader title={title} intro={texts.intro} />
      <PreviewPart id={Number.parseInt(params.id ?? '', 10)} kind="survey" />
    </Page>
  )
}

export default definePage({
  head: () => ({ title, description: texts.description, noindex: true }),
  Component: SurveyPreviewPage,
})
