import { ComingNext, LinkButton, Page, PageHeader } from 'shared-ui'
import { definePage } from 'shared-ui/remote'

function SurveysPage() {
  return (
    <Page>
      <PageHeader
        title="Khảo sát người dùng"
        intro="Ý kiến của bạn giúp chương trình làm nội dung sát với nhu cầu của mẹ và bé hơn."
      />
      <ComingNext
        title="Nơi bạn trả lời các khảo sát của chương trình"
        points={['Xem các khảo sát đang mở cho mình', 'Trả lời và gửi kèm hình ảnh', 'Xem lại những khảo sát đã gửi']}
      >
        <LinkButton to="/so-tay-cua-me">Đọc sổ tay của mẹ</LinkButton>
      </ComingNext>
    </Page>
  )
}

export default definePage({
  head: () => ({
    title: 'Khảo sát người dùng',
    description: 'Ý kiến của bạn giúp chương trình làm nội dung sát với nhu cầu của mẹ và bé hơn.',
  }),
  Component: SurveysPage,
})
