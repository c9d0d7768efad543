import { ComingNext, LinkButton, Page, PageHeader } from 'shared-ui'
import { definePage } from 'shared-ui/remote'

const title = 'Quên mật khẩu'
const intro = 'Tạo mật khẩu mới khi bạn không nhớ mật khẩu cũ.'

function ForgotPasswordPage() {
  return (
    <Page>
      <PageHeader title={title} intro={intro} />
      <ComingNext title="Nơi bạn đặt lại mật khẩu" points={['Nhận liên kết qua email', 'Nhận mã qua điện thoại']}>
        <LinkButton to="/thuc-don-can-bang-dinh-duong/dung-ngan-hang-thuc-don-dinh-duong">
          Xem thực đơn tuần miễn phí
        </LinkButton>
      </ComingNext>
    </Page>
  )
}

export default definePage({
  head: () => ({ title, description: intro, noindex: true }),
  Component: ForgotPasswordPage,
})
