import { ComingNext, LinkButton, Page, PageHeader } from 'shared-ui'
import { definePage } from 'shared-ui/remote'

const title = 'Trang cá nhân của bạn'
const intro = 'Hồ sơ, các bé, món và bài viết yêu thích của bạn.'

function AccountPage() {
  return (
    <Page>
      <PageHeader title={title} intro={intro} />
      <ComingNext
        title="Nơi bạn xem và sửa hồ sơ"
        points={['Sửa hồ sơ của mẹ và các bé', 'Xem món và bài viết yêu thích', 'Tải về hoặc xóa dữ liệu của mình']}
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
  Component: AccountPage,
})
