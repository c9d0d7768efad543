/** Words of the menu bank. */
export const bankTexts = {
  title: 'Ngân hàng thực đơn dinh dưỡng',
  eyebrow: 'Thực đơn cân bằng dinh dưỡng',
  intro: 'Thực đơn cả tuần cho từng giai đoạn, xem không cần đăng nhập.',
  description:
    'Thực đơn tuần cân bằng dinh dưỡng cho mẹ mang thai, mẹ cho con bú và bé 6–60 tháng: từng bữa, năng lượng, món ăn và nguyên liệu.',
  forWhom: 'Thực đơn cho ai',
  mother: 'Mẹ',
  child: 'Bé',
  family: 'Thực đơn cho gia đình bạn',
  me: 'Mẹ',
  week: (whom: string) => `Thực đơn tuần: ${whom}`,
  build: 'Tự tạo thực đơn',
  more: 'Thực đơn ngày mẫu',
  moreIntro: 'Những ngày ăn đã dựng sẵn theo nhu cầu khuyến nghị.',
  dishes: 'Tìm món trong ngân hàng',
  dishesLabel: 'Tên món hoặc nguyên liệu, ví dụ: cá hồi, bí đỏ',
  find: 'Tìm món',
  found: (count: string) => `Tìm thấy ${count} món`,
  nothing: 'Chưa có món nào khớp',
  nothingHint: 'Bạn thử từ ngắn hơn, tên một nguyên liệu, hoặc bớt điều kiện lọc nhé.',
  basis:
    'Thực đơn do bộ dựng thực đơn của chương trình lập theo Nhu cầu dinh dưỡng khuyến nghị cho người Việt Nam (Viện Dinh dưỡng, 2016); không thay cho tư vấn của cán bộ y tế.',
} as const
