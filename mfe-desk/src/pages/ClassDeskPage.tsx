import { Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { ClassDeskList, classDeskTexts } from '../features/classes'
import { DeskArea } from '../kit/room'

/** Where editors find all classes. */
function ClassDeskPage() {
  return (
    <Page>
      <PageHeader title={classDeskTexts.title} intro={classDeskTexts.intro} />
      <DeskArea>{() => <ClassDeskList />}</DeskArea>
    </Page>
  )
}

export default definePage({ head: () => ({ title: classDeskTexts.title, noindex: true }), Component: ClassDeskPage })
