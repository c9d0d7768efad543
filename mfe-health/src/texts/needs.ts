/** Words of the recommended needs. */
export const needsTexts = {
  title: 'Nhu cầu dinh dưỡng khuyến nghị',
  intro:
    'Mỗi ngày cần bao nhiêu năng lượng, chất đạm, chất béo, rau quả, canxi? Chọn tuần thai hoặc tháng tuổi để xem.',
  description:
    'Bảng nhu cầu dinh dưỡng khuyến nghị mỗi ngày cho mẹ bầu theo tuần thai, mẹ cho con bú và bé 6–60 tháng, có nguồn tham khảo.',
  forWhom: 'Xem nhu cầu của ai?',
  mothers: 'Mẹ',
  children: 'Bé',
  nursing: 'Mẹ cho con bú',
  week: (week: number) => `Mẹ mang thai tuần ${week}`,
  child: (age: string) => `Bé ${age}`,
  show: 'Xem nhu cầu',
  of: (whom: string) => `Nhu cầu mỗi ngày: ${whom}`,
  standard: 'Chỉ tiêu',
  perDay: 'Nhu cầu mỗi ngày',
  bowl: 'Năng lượng chia theo bữa',
  energySources: 'Năng lượng đến từ đâu',
  protein: 'Chất đạm (protein)',
  lipid: 'Chất béo (lipid)',
  glucid: 'Chất bột đường (glucid)',
  print: 'In bảng nhu cầu',
  note: 'Số liệu dành cho người khỏe mạnh, vận động nhẹ. Đây là thông tin tham khảo, không thay cho tư vấn của bác sĩ. Vạch màu là khoảng nên có; các bữa vẽ cùng tỷ lệ với cả ngày. Dấu “...” là chỉ tiêu chưa có mức khuyến nghị.',
  breastMilkOnly:
    'Bé dưới 6 tháng chỉ cần sữa mẹ: bú theo nhu cầu cả ngày lẫn đêm, chưa cần ăn hay uống thêm gì khác, kể cả nước. Nếu mẹ không đủ sữa hoặc bé chậm tăng cân, mời mẹ hỏi trạm y tế hoặc bác sĩ.',
} as const
