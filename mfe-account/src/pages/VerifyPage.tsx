import { ComingNext, LinkButton, Page, PageHeader } from 'shared-ui'
import { definePage } from 'shared-ui/remote'

const title = 'Xác thực tài khoản'
const intro = 'Xác nhận email hoặc số điện thoại của bạn.'

function VerifyPage() {
  return (
    <Page>
      <PageHeader title={title} intro={intro} />
      <ComingNext
        title="Nơi bạn xác thực tài khoản"
        points={['Nhập mã gửi qua điện thoại', 'Mở liên kết gửi qua email']}
      >
        <LinkButton to="/thuc-don-can-bang-dinh-duong/dung-ngan-hang-thuc-don-dinh-duong">
          Xem thực đơn tuần miễn phí
        </LinkButton>
      </ComingNext>
    </Page>
  )
}

export default definePage({
  head: () => ({ title, description: intro, noindex: true }),
  Component: VerifyPage,
})
