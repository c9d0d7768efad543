import { ComingNext, LinkButton, Page, PageHeader } from 'shared-ui'
import { definePage } from 'shared-ui/remote'

function SurveyPreviewPage() {
  return (
    <Page>
      <PageHeader title="Xem trước khảo sát" intro="Dành cho người biên tập nội dung." />
      <ComingNext
        title="Nơi người biên tập xem trước khảo sát"
        points={['Xem khảo sát đúng như người dùng sẽ thấy', 'Thử trả lời mà không lưu lại']}
      >
        <LinkButton to="/so-tay-cua-me">Đọc sổ tay của mẹ</LinkButton>
      </ComingNext>
    </Page>
  )
}

export default definePage({
  head: () => ({ title: 'Xem trước khảo sát', description: 'Dành cho người biên tập nội dung.', noindex: true }),
  Component: SurveyPreviewPage,
})
