import { Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { deskTexts, FilesDesk } from '../features/surveys'
import { DeskArea } from '../kit/room'

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
