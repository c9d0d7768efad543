interface Stop {
  /** Value of `data-tour`; the first of them that is on screen is pointed at. */
  readonly at: readonly string[]
  readonly title: string
  readonly words: string
}

const STOPS: readonly Stop[] = [
  {
    at: ['home-actions'],
    title: 'Bắt đầu từ đây',
    words: 'Ba việc mẹ hay cần nhất: chọn thực đơn, theo dõi sức khỏe bé và sức khỏe mẹ.',
  },
  {
    at: ['shortcuts', 'menu'],
    title: 'Lối tắt đến mọi công cụ',
    words: 'Từ trang nào mẹ cũng sang được thực đơn, sức khỏe, sổ tay và lớp học.',
  },
  {
    at: ['search'],
    title: 'Tìm món ăn, bài viết',
    words: 'Gõ có dấu hay không dấu đều được, ví dụ “chao ca hoi”.',
  },
  {
    at: ['account'],
    title: 'Lưu lại cho riêng mình',
    words: 'Đăng nhập để lưu thực đơn, danh sách đi chợ và số đo của mẹ và bé. Miễn phí.',
  },
  {
    at: ['chat'],
    title: 'Có người trả lời',
    words: 'Điều gì chưa rõ, mẹ nhắn cho chương trình qua nút này.',
  },
]

export interface TourStep {
  readonly element: Element
  readonly title: string
  readonly words: string
}

/** The tour of about five steps; what is not on screen is left out. */
export function tourSteps(root: ParentNode): readonly TourStep[] {
  return STOPS.flatMap(({ at, title, words }) => {
    const element = at.map((name) => root.querySelector(`[data-tour="${name}"]`)).find(isOnScreen)
    return element ? [{ element, title, words }] : []
  })
}

function isOnScreen(element: Element | null): element is Element {
  return element !== null && element.getClientRects().length > 0
}
