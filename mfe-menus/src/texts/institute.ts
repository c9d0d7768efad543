/** Words of the institute’s menu. */
export const instituteTexts = {
  title: 'Thực đơn của Viện Dinh dưỡng',
  intro: 'Thực đơn có người ký và ngày ký. Chỉ để xem, không sửa.',
  signed: (author: string, day: string) => `${author} ký ngày ${day}.`,
  none: 'Chưa có thực đơn nào được ký',
  noneHint: 'Khi Viện Dinh dưỡng ký thực đơn cho chương trình, thực đơn sẽ hiện ở đây kèm tên người ký và ngày ký.',
} as const
