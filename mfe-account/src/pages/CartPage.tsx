import { ComingNext, LinkButton, Page, PageHeader } from 'shared-ui'
import { definePage } from 'shared-ui/remote'

const title = 'Danh sách thực đơn đi chợ'
const intro = 'Gom món và thực đơn thành một danh sách đi chợ.'

function CartPage() {
  return (
    <Page>
      <PageHeader title={title} intro={intro} />
      <ComingNext
        title="Nơi bạn lập danh sách đi chợ"
        points={['Thêm món, bữa, thực đơn ngày hoặc tuần', 'Gộp nguyên liệu theo quầy hàng', 'Tải danh sách dạng PDF']}
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
  Component: CartPage,
})
