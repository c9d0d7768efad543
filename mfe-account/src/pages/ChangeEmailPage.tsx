import { ComingNext, LinkButton, Page, PageHeader } from 'shared-ui'
import { definePage } from 'shared-ui/remote'

const title = 'Đổi email'
const intro = 'Đổi địa chỉ email của tài khoản.'

function ChangeEmailPage() {
  return (
    <Page>
      <PageHeader title={title} intro={intro} />
      <ComingNext title="Nơi bạn đổi email" points={['Nhập email mới và xác nhận']}>
        <LinkButton to="/thuc-don-can-bang-dinh-duong/dung-ngan-hang-thuc-don-dinh-duong">
          Xem thực đơn tuần miễn phí
        </LinkButton>
      </ComingNext>
    </Page>
  )
}

export default definePage({
  head: () => ({ title, description: intro, noindex: true }),
  Component: ChangeEmailPage,
})
