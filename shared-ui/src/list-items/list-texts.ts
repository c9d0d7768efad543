/** The words of adding to the shopping list, the same wherever an item stands. */
export const listTexts = {
  mother: 'Mẹ',
  add: {
    dish: 'Thêm vào danh sách đi chợ',
    meal: 'Thêm bữa này vào danh sách đi chợ',
    day: 'Thêm cả ngày vào danh sách đi chợ',
    week: 'Thêm cả tuần vào danh sách đi chợ',
  },
  /** Right after it was added here. */
  added: 'Đã thêm · Hoàn tác',
  there: 'Có trong danh sách đi chợ',
  waiting: 'Đã giữ, chờ đăng nhập',
  /** For the network or the server. */
  waitingToBeSent: 'Đã giữ, sẽ tự thêm',
  /** Of a button without words; whether it is pressed says the rest. */
  icon: (title: string) => `Danh sách đi chợ: ${title}`,
  replaceQuestion: 'Đã có trong danh sách. Thay bằng bản này?',
  replace: 'Thay',
  leave: 'Để nguyên',
} as const
