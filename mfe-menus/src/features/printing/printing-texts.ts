import { eaterTitle } from 'shared-contracts/menus'

/** The words of printed menus and dishes. */
export const printingTexts = {
  heading: 'In hoặc lưu PDF',
  parts: {
    week: 'Thực đơn cả tuần, một trang',
    day: (day: string) => `Thực đơn ${day.toLowerCase()} kèm nguyên liệu`,
    list: 'Danh sách đi chợ',
    recipes: 'Công thức nấu',
    dish: 'Nguyên liệu và cách làm',
  },
  people: 'Nấu cho mấy người',
  peopleCount: (count: number) => `${count} người`,
  forWhom: (title: string) => `Phần ăn của: ${title}`,
  meal: 'Bữa',
  dish: 'Món',
  ingredients: 'Nguyên liệu',
  raw: 'Nguyên liệu sống, phần ăn được, cho một người',
  energy: 'năng lượng cả ngày',
  servings: ({ objectTypeId, people, portion }: { objectTypeId: number; people: number; portion: number }) => {
    const whom = objectTypeId === 11 ? undefined : eaterTitle(objectTypeId)?.toLowerCase()
    const size = portion === 1 ? '' : `, mỗi người ${String(portion).replace('.', ',')} phần`
    return `${people} người${whom === undefined ? '' : ` (${whom})`}${size}`
  },
  listTitle: 'Danh sách đi chợ',
  listFor: (title: string, people: number) => `${title} · ${people} người ăn`,
  listNote:
    'Lượng mua đã tính phần vỏ, cuống, xương và làm tròn lên theo cách chợ bán; trong ngoặc là số gam cần dùng. Giá chỉ để tham khảo.',
  atHome: (titles: string) => `Nhà thường có, bạn xem còn đủ không nhé: ${titles}.`,
  total: (price: string, unpriced: number) =>
    unpriced === 0 ? `Tạm tính: ${price}.` : `Tạm tính: ${price}, chưa gồm ${unpriced} thứ chưa có giá.`,
  recipesTitle: 'Công thức nấu',
  recipesLocked: (dishes: string) => `Chưa in được vì cần đăng nhập: ${dishes}.`,
  foot: 'Dinh dưỡng mẹ và bé. Thực đơn theo Nhu cầu dinh dưỡng khuyến nghị cho người Việt Nam (Viện Dinh dưỡng, 2016); không thay cho tư vấn của cán bộ y tế.',
} as const
