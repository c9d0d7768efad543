import { Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { SharedListPart } from '../features/list-sharing'
import { sharingTexts as texts } from '../texts/list-sharing'

/** A shopping list for who was given its link. */
function SharedListPage() {
  return (
    <Page width="text">
      <PageHeader title={texts.sharedTitle} intro={texts.sharedIntro} />
      <SharedListPart />
    </Page>
  )
}

export default definePage({
  head: () => ({ title: texts.sharedTitle, description: texts.sharedIntro, noindex: true }),
  Component: SharedListPage,
})
