import { Page, PageHeader } from 'shared-ui'
import { DeskArea } from 'shared-ui/desk'
import { definePage } from 'shared-ui/remote'
import { EditingHub, siteDeskTexts } from '../../features/site-desk'

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
