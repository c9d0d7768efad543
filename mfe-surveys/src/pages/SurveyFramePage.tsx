import { Page, PageHeader } from 'shared-ui'
import { definePage } from 'shared-ui/remote'

function SurveyFramePage() {
  return (
    <Page>
      <PageHeader title="Khảo sát xem trước" intro="Dành cho người biên tập nội dung." />
    </Page>
  )
}

export default definePage({
  head: () => ({ title: 'Khảo sát xem trước', description: 'Dành cho người biên tập nội dung.', noindex: true }),
  Component: SurveyFramePage,
})
