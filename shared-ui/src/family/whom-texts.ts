/** The words of the control that says whom the site is for. */
export const whomTexts = {
  label: 'Dành cho',
  nobody: 'chưa chọn',
  born: 'Bé đã chào đời chưa?',
  grown: 'Bé đã qua 5 tuổi',
  weeks: 'Mẹ đang ở giai đoạn nào?',
  change: 'Đổi',
  choose: 'Chọn',
  tell: 'Cho biết',
  show: 'Xem',
  chosen: (whom: string) => `Đang xem cho: ${whom}`,
  title: 'Bạn xem cho ai?',
} as const
