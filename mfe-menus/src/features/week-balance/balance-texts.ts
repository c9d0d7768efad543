/** Words of the balance of a week: apart, as few pages need them. */
export const balanceTexts = {
  title: 'Cân đối cả tuần',
  intro: 'Mỗi chất theo từng ngày và trung bình cả tuần, so với mức khuyến nghị của một ngày.',
  show: 'Xem cân đối cả tuần',
  loading: 'Đang mở bảng cân đối cả tuần',
  choose: 'Chọn chất muốn xem',
  chart: (standard: string) => `${standard}: từng ngày và trung bình tuần`,
  days: 'Ngày trong tuần',
  /** Whole names are too long for seven ticks on a phone. */
  shortDays: { N1: 'T2', N2: 'T3', N3: 'T4', N4: 'T5', N5: 'T6', N6: 'T7', N7: 'CN' },
  ofDay: (standard: string) => `${standard} của ngày`,
  mean: 'TB',
  meanOfWeek: 'Trung bình tuần',
  least: (amount: string) => `Ít nhất ${amount}`,
  most: (amount: string) => `Nhiều nhất ${amount}`,
  mostADay: (amount: string) => `Một ngày nhiều nhất ${amount}`,
  table: 'Trung bình tuần và từng ngày',
  fileName: 'can-doi-ca-tuan',
} as const
