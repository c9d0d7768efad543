/** The words of the printed market list. */
export const listPrintingTexts = {
  heading: 'In hoặc lưu PDF',
  title: 'Danh sách đi chợ',
  of: (entries: number) => `Cho ${entries} mục trong danh sách`,
  list: 'Danh sách đi chợ',
  menus: 'Các thực đơn trong danh sách',
  which: 'In cho',
  all: 'Cả danh sách',
  own: 'Bạn tự ghi',
  partOf: (eater: string) => `Phần ăn của: ${eater}`,
  eaters: (count: number) => `${count} người ăn`,
  total: (price: string) => `Tạm tính: ${price}.`,
  unpriced: (count: number) => `${count} thứ chưa có giá.`,
  atHome: (titles: string) => `Nhà đã có: ${titles}.`,
  foot: 'Dinh dưỡng mẹ và bé. Lượng mua đã tính phần vỏ, cuống, xương và làm tròn lên; giá chỉ để tham khảo.',
} as const
