/** Words of the row on the home page. */
export const homeTexts = {
  today: (whom: string) => `Thực đơn hôm nay cho ${whom}`,
  grown: 'Hôm nay ăn gì?',
  bowl: (day: string) => `Năng lượng theo bữa, ${day.toLowerCase()}`,
  ofStage: (stage: string) => `thực đơn tuần của ${stage}`,
  snacks: 'Bữa phụ',
  wholeDay: 'Xem cả ngày',
  toList: 'Thêm vào danh sách',
  otherStages: 'Chọn giai đoạn khác',
  all: 'Tất cả thực đơn',
} as const
