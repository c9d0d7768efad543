import { Page, PageHeader } from 'shared-ui'
import { DeskArea } from 'shared-ui/desk'
import { definePage } from 'shared-ui/remote'
import { deskTexts, FilesDesk } from '../features/desk'

const words = deskTexts.files

/** Content files of the editors' desk. */
function DeskFilesPage() {
  return (
    <Page>
      <PageHeader title={words.title} intro={words.intro} />
      <DeskArea>{() => <FilesDesk />}</DeskArea>
    </Page>
  )
}

export default definePage({ head: () => ({ title: words.title, noindex: true }), Component: DeskFilesPage })
