/** Words round the question of a survey or poll. */
export const questionTexts = {
  /** Before the question, for who hears it; the figure alone stands on screen. */
  number: (number: number) => `Câu ${number}`,
  chooseOne: 'Chọn một câu trả lời',
  chooseMany: 'Có thể chọn nhiều câu trả lời',
  textLabel: 'Câu trả lời của bạn',
  otherLabel: (answer: string) => `Nội dung của “${answer}”`,
  otherHint: 'Bạn ghi rõ thêm tại đây',
  none: 'Bạn không trả lời câu này',
  textFull: (most: number) => `Đã đủ ${most} ký tự`,
  images: {
    title: (required: boolean) => (required ? 'Hình ảnh đính kèm' : 'Hình ảnh đính kèm (không bắt buộc)'),
    hint: (most: number) =>
      `JPEG, PNG hoặc WebP, mỗi hình tối đa 5 MB, tối đa ${most} hình. Hình được thu nhỏ ngay trên máy của bạn; nơi chụp và loại máy không được gửi đi.`,
    choose: 'Chọn hình',
    take: 'Chụp hình',
    remove: (index: number) => `Bỏ hình ${index + 1}`,
    alt: (index: number, question: number) => `Hình ${index + 1} bạn đính kèm cho câu ${question}`,
    reading: 'Đang chuẩn bị hình',
    added: (count: number) => `Đã thêm hình, câu này có ${count} hình`,
    removed: (count: number) => `Đã bỏ hình, câu này còn ${count} hình`,
    refused: (name: string, reason: string) => `${name}: ${reason}`,
    notLoaded: 'Phần đọc hình chưa tải được. Bạn kiểm tra mạng rồi chọn lại hình nhé.',
  },
} as const
