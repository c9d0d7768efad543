import { ComingNext, LinkButton, Page, PageHeader } from 'shared-ui'
import { definePage } from 'shared-ui/remote'

function PollPreviewPage() {
  return (
    <Page>
      <PageHeader title="Xem trước khảo sát nhanh" intro="Dành cho người biên tập nội dung." />
      <ComingNext
        title="Nơi người biên tập xem trước khảo sát nhanh"
        points={['Xem khảo sát nhanh đúng như người dùng sẽ thấy', 'Thử trả lời mà không lưu lại']}
      >
        <LinkButton to="/so-tay-cua-me">Đọc sổ tay của mẹ</LinkButton>
      </ComingNext>
    </Page>
  )
}

export default definePage({
  head: () => ({ title: 'Xem trước khảo sát nhanh', description: 'Dành cho người biên tập nội dung.', noindex: true }),
  Component: PollPreviewPage,
})
