/** Words of the questions before a bank or a builder. */
export const setupTexts = {
  title: 'Thiết lập thông tin',
  bankTitle: 'Chọn thực đơn cho ai',
  buildTitle: 'Tự tạo thực đơn cho ai',
  bankIntro: 'Cho biết thực đơn dành cho ai để xem đúng thực đơn của giai đoạn đó.',
  buildIntro:
    'Cho biết bạn lập thực đơn cho ai. Ở bước sau bạn chọn món cho từng bữa, một ngày hoặc cả tuần, và thấy ngay đã đủ chất cho người ấy chưa; bữa nào còn trống thì nhờ gợi ý.',
  chosen: (whom: string) => `Đang chọn: ${whom}`,
  chosenHint: 'Không đúng người bạn cần? Bạn chọn lại bên dưới.',
  own: 'Nhà bạn',
  self: 'Bạn',
  showFor: (whom: string) => `Xem thực đơn cho ${whom}`,
  build: 'Lập thực đơn',
  buildFor: (whom: string) => `Lập thực đơn cho ${whom}`,
  byAge: 'Theo tuổi thai hoặc ngày sinh của bé',
  pregnancy: 'Mẹ đang mang thai',
  weeks: 'Tuần thai',
  days: 'Số ngày lẻ',
  child: 'Bé của bạn',
  birthDay: 'Ngày sinh của bé',
  birthDayMissing: 'Bạn chọn ngày sinh của bé nhé.',
  tooOld: 'Thực đơn của chương trình dành cho bé đến tròn 5 tuổi. Bạn kiểm tra lại ngày sinh của bé nhé.',
  show: 'Xem thực đơn',
  mothers: 'Cho mẹ',
  children: 'Cho bé',
  tooYoung:
    'Bé dưới 6 tháng chưa cần thực đơn: sữa mẹ là đủ. Từ tròn 6 tháng bé bắt đầu ăn dặm, lúc đó bạn quay lại nhé.',
} as const
