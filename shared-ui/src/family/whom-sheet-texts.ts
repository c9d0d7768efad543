/** The words of the sheet that chooses whom the site is for: they load with it. */
export const whomSheetTexts = {
  intro: 'Chọn một lần, cả trang sẽ nói đúng giai đoạn ấy. Lựa chọn chỉ lưu trên máy này; bạn đổi lúc nào cũng được.',
  bornIntro:
    'Mong là mẹ và bé đều khỏe. Bé chào đời rồi thì bạn nhập ngày sinh nhé; còn đang chờ thì chọn lại tuần thai.',
  grownIntro:
    'Bé đã qua 5 tuổi, chúc mừng cả nhà! Thực đơn và nhu cầu ở đây dành cho bé đến tròn 60 tháng. Bạn có thể xem cho một bé khác, hoặc cho mẹ.',
  weeksIntro:
    'Hồ sơ của bạn chưa cho biết tuần thai hay đang cho con bú. Bạn chọn ở đây, hoặc bổ sung một lần trong hồ sơ.',
  toProfile: 'Bổ sung hồ sơ',
  own: 'Nhà bạn',
  mother: 'Mẹ đang mang thai',
  week: 'Tuần thai',
  weekOf: (week: number) => `Tuần ${week}`,
  showWeek: 'Xem cho tuần này',
  child: 'Bé của bạn',
  birthDay: 'Ngày sinh của bé',
  showChild: 'Xem cho bé',
  nursing: 'Mẹ cho con bú',
  showNursing: 'Xem cho mẹ cho con bú',
  birthDayMissing: 'Bạn nhập ngày sinh của bé nhé.',
  tooOld: 'Chương trình dành cho bé đến tròn 5 tuổi. Nếu bé nhỏ hơn, bạn xem lại năm sinh nhé.',
} as const
