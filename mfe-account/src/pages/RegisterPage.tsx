import { ComingNext, LinkButton, Page, PageHeader } from 'shared-ui'
import { definePage } from 'shared-ui/remote'

const title = 'Đăng ký'
const intro = 'Tài khoản miễn phí cho mẹ bầu, mẹ cho con bú, người chăm sóc trẻ và cán bộ y tế.'

function RegisterPage() {
  return (
    <Page>
      <PageHeader title={title} intro={intro} />
      <ComingNext
        title="Nơi bạn tạo tài khoản"
        points={[
          'Tạo tài khoản cho mẹ hoặc người chăm sóc',
          'Tạo tài khoản cho cán bộ y tế',
          'Chọn những dữ liệu bạn đồng ý cho lưu',
        ]}
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
  Component: RegisterPage,
})
