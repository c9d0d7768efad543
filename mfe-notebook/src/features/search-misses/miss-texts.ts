/** The words of the editors' page. */
export const missTexts = {
  eyebrow: 'Biên tập',
  title: 'Tìm mà không thấy',
  intro:
    'Những từ người đọc đã tìm mà trang chưa có gì để trả lời. Mỗi từ là một gợi ý: thêm bài, thêm món, hay thêm một tên gọi khác vào tệp site/search-words.json.',
  loading: 'Đang tải các từ',
  none: 'Chưa có từ nào',
  noneHint: (least: number, days: number) => `Ở đây chỉ hiện từ được tìm từ ${least} lần trở lên trong ${days} ngày.`,
  rule: (least: number, days: number) =>
    `Đếm trong ${days} ngày qua, không dấu, từ ${least} lần trở lên. Không lưu ai đã tìm; số điện thoại, email và câu dài không được đếm.`,
  filter: 'Lọc theo từ',
  noneOfFilter: 'Không có từ nào như vậy',
  list: 'Các từ tìm không thấy',
  headings: ['Từ', 'Số lần', 'Lần cuối', 'Thử'],
  tryAgain: 'Tìm thử',
  tryAgainFor: (keyword: string) => `Tìm thử “${keyword}”`,
} as const
