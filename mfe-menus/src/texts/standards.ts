/** Words of standards. */
export const standardsTexts = {
  title: 'Cả ngày so với nhu cầu khuyến nghị',
  standard: 'Chỉ tiêu',
  value: 'Thực đơn có',
  status: 'Kết quả',
  need: 'Cần',
  further: 'Các chất khác',
  short: (met: number, judged: number) => `đạt ${met}/${judged} chỉ tiêu`,
  summary: (met: number, judged: number, apart: number) =>
    `Đạt ${met} trên ${judged} chỉ tiêu đánh giá được${apart > 0 ? `; ${apart} chỉ tiêu chưa đánh giá được, có lý do ở cuối` : ''}.`,
  light: 'Năng lượng tính cho mẹ vận động nhẹ, như làm việc văn phòng hay việc nhà thông thường.',
  otherActivity: 'Xem nhu cầu khi lao động vừa hoặc nặng',
  apart: (count: number) => `Chưa đánh giá được (${count})`,
  known: (amount: string) => `tính được ${amount}`,
  recommended: (amount: string) => `khuyến nghị ${amount}`,
  missingOf: (count: number, enough: boolean) =>
    `Bảng thành phần thực phẩm chưa có số liệu của ${count > 0 ? count : 'một vài'} nguyên liệu${enough ? '; riêng phần tính được đã đủ mức khuyến nghị' : ', nên chưa thể coi là đạt hay thiếu'}.`,
} as const
