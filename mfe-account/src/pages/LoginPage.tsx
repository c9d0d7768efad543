import { ComingNext, LinkButton, Page, PageHeader } from 'shared-ui'
import { definePage } from 'shared-ui/remote'

const title = 'Đăng nhập'
const intro = 'Đăng nhập để lưu thực đơn, món yêu thích và theo dõi sức khỏe của mẹ và bé.'

function LoginPage() {
  return (
    <Page>
      <PageHeader title={title} intro={intro} />
      <ComingNext
        title="Nơi bạn đăng nhập"
        points={['Đăng nhập bằng email hoặc số điện thoại', 'Đăng nhập bằng Facebook, Zalo hoặc Google']}
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
  Component: LoginPage,
})
