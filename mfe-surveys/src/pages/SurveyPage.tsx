import { ComingNext, LinkButton, Page, PageHeader } from 'shared-ui'
import { definePage } from 'shared-ui/remote'

function SurveyPage() {
  return (
    <Page>
      <PageHeader title="Trả lời khảo sát" intro="Mỗi khảo sát chỉ mất vài phút." />
      <ComingNext title="Nơi bạn trả lời một khảo sát" points={['Trả lời từng câu hỏi', 'Gửi kèm hình ảnh khi cần']}>
        <LinkButton to="/so-tay-cua-me">Đọc sổ tay của mẹ</LinkButton>
      </ComingNext>
    </Page>
  )
}

export default definePage({
  head: () => ({ title: 'Trả lời khảo sát', description: 'Mỗi khảo sát chỉ mất vài phút.', noindex: true }),
  Component: SurveyPage,
})
