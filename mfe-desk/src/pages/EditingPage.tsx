import { Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { EditingHub, siteDeskTexts } from '../features/site'
import { DeskArea } from '../kit/room'

const words = siteDeskTexts.hub

/** Where editors find all their desks. */
function EditingPage() {
  return (
    <Page>
      <PageHeader title={words.title} intro={words.intro} />
      <DeskArea>{() => <EditingHub />}</DeskArea>
    </Page>
  )
}

export default definePage({ head: () => ({ title: words.title, noindex: true }), Component: EditingPage })
