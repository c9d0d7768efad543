import { Page, PageHeader } from 'shared-ui'
import { definePage } from 'shared-ui/remote'

function PopupPreviewPage() {
  return (
    <Page>
      <PageHeader title="Xem trước thông báo" intro="Dành cho người biên tập nội dung." />
    </Page>
  )
}

export default definePage({
  head: () => ({ title: 'Xem trước thông báo', description: 'Dành cho người biên tập nội dung.', noindex: true }),
  Component: PopupPreviewPage,
})
