/** Words that say whom a page is for. */
export const forWhomTexts = {
  label: 'Nấu cho ai?',
  me: 'Tôi',
  family: 'Người lớn, cả nhà',
  breastMilkOnly:
    'Bé dưới 6 tháng chỉ cần sữa mẹ: bú theo nhu cầu cả ngày lẫn đêm, chưa cần ăn hay uống thêm gì khác, kể cả nước. Nếu mẹ không đủ sữa hoặc bé chậm tăng cân, mời mẹ hỏi trạm y tế hoặc bác sĩ.',
  grown:
    'Bé đã qua 5 tuổi, chúc mừng cả nhà! Thực đơn ở đây dành cho bé đến tròn 60 tháng; từ nay bé ăn cùng mâm với cả nhà được rồi. Bạn bấm “Cho biết” để xem cho một bé khác hoặc cho mẹ.',
  growth: 'Theo dõi cân nặng của bé',
  nursingMenus: 'Thực đơn cho mẹ cho con bú',
  together: 'Cả nhà cùng ăn',
  people: (people: number) => (people === 1 ? '1 người' : `Gia đình ${people} người`),
  less: 'Bớt một người',
  more: 'Thêm một người',
} as const
