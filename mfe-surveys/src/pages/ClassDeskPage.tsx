import { Page, PageHeader } from 'shared-ui'
import { definePage } from 'shared-ui/remote'
import { ClassDeskList } from '../features/class-desk'
import { EditorsOnly } from '../features/desk-frame'
import { classDeskTexts } from '../texts/class-desk'

/** Where editors find all classes. */
function ClassDeskPage() {
  return (
    <Page>
      <PageHeader title={classDeskTexts.title} intro={classDeskTexts.intro} />
      <EditorsOnly>
        <ClassDeskList />
      </EditorsOnly>
    </Page>
  )
}

export default definePage({ head: () => ({ title: classDeskTexts.title, noindex: true }), Component: ClassDeskPage })
