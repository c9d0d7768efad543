import { Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { DeskArea } from 'shared-ui/desk'
import { deskTexts, FilesDesk } from '../features/surveys'

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
