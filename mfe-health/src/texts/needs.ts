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
  activity: 'Mức vận động hằng ngày',
  activities: {
    light: 'Nhẹ: việc văn phòng, việc nhà thông thường',
    moderate: 'Vừa: đứng, đi lại, làm ruộng vườn phần lớn ngày',
    heavy: 'Nặng: mang vác, lao động chân tay cả ngày',
  },
  ownStages: 'Của nhà bạn',
  upper: (amount: string, ofAdded: boolean, source: string) =>
    `${ofAdded ? 'Phần bổ sung (viên uống, thực phẩm tăng cường) không quá' : 'Không quá'} ${amount}${source === '' ? '' : ` (${source})`}.`,
  sodium: (mg: string) => `Cùng một giới hạn với ${mg} miligam natri.`,
  weekMean: 'Tính trung bình cả tuần.',
  source: (source: string) => (source === '' ? '' : `Nguồn: ${source}.`),
  ranges: 'Khoảng mà thực đơn của trang hướng tới',
  rangesIntro:
    'Đây không phải mức khuyến nghị: là khoảng mà chương trình giữ khi dựng thực đơn và đánh giá một ngày ăn, suy từ các nguồn và còn chờ chuyên gia xác nhận. Nơi nào khác mức khuyến nghị thì có lý do.',
  rangesActivity: 'Thực đơn của mẹ luôn dựng cho mức vận động nhẹ, dù bạn đang xem mức nào.',
  rangesNote: 'Vạch màu là khoảng nên có; các bữa vẽ cùng tỷ lệ với cả ngày.',
  range: 'Khoảng của thực đơn',
  dayMax: (amount: string) => `Là trung bình cả tuần; riêng một ngày không quá ${amount}.`,
  of: (whom: string) => `Nhu cầu mỗi ngày: ${whom}`,
  standard: 'Chỉ tiêu',
  perDay: 'Khuyến nghị mỗi ngày',
  bowl: 'Năng lượng chia theo bữa',
  energySources: 'Năng lượng đến từ đâu',
  protein: 'Chất đạm (protein)',
  lipid: 'Chất béo (lipid)',
  glucid: 'Chất bột đường (glucid)',
  print: 'In bảng nhu cầu',
  note: 'Số liệu dành cho người khỏe mạnh. Năng lượng và lượng chất béo, chất bột đường tính bằng gam thay đổi theo mức vận động; các chất khác thì không. Khoảng năng lượng đi từ nhóm cần ít hơn (mẹ 30–49 tuổi, bé gái) đến nhóm cần nhiều hơn (mẹ 20–29 tuổi, bé trai). 1 miligam là một phần nghìn gam, 1 microgam là một phần nghìn miligam. Đây là thông tin tham khảo, tổng hợp từ các nguồn bên dưới, không thay cho tư vấn của bác sĩ.',
  breastMilkOnly:
    'Bé dưới 6 tháng chỉ cần sữa mẹ: bú theo nhu cầu cả ngày lẫn đêm, chưa cần ăn hay uống thêm gì khác, kể cả nước. Nếu mẹ không đủ sữa hoặc bé chậm tăng cân, mời mẹ hỏi trạm y tế hoặc bác sĩ.',
} as const
