import { Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { UndoPanelPart } from '../features/undo'
import { undoTexts as words } from '../texts/undo'

function UndoChangePage() {
  return (
    <Page width="text">
      <PageHeader title={words.title} intro={words.intro} />
      <UndoPanelPart />
    </Page>
  )
}

export default definePage({
  head: () => ({ title: words.title, description: words.intro, noindex: true }),
  Component: UndoChangePage,
})
