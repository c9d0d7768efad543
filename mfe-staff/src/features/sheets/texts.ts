/** The words that the sheets of child and mother share. */
export const sheetTexts = {
  private:
    'Số liệu chỉ nằm trên máy bạn: không gửi đi, không lưu lại. Trong thẻ trình duyệt này, những gì đã nhập được giữ cho đến khi phiếu được tạo hoặc thẻ được đóng.',
  loading: 'Đang tải biểu mẫu',
  facility: 'Cơ sở y tế (in trên phiếu)',
  make: 'Lập phiếu',
  result: 'Đánh giá',
  open: 'Xem và in phiếu',
  newest: (day: string) => `Lần gần nhất, ${day}`,
} as const
