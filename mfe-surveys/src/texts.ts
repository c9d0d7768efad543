/** The words of this section. */
export const texts = {
  classes: {
    title: 'Lớp học nấu ăn',
    intro: 'Các lớp thực hành nấu ăn cho mẹ bầu, mẹ cho con bú và bé ăn dặm. Mỗi lớp có số chỗ giới hạn.',
    description:
      'Lịch lớp học nấu ăn dinh dưỡng cho mẹ bầu, mẹ cho con bú và bé ăn dặm: ngày giờ, địa điểm, số chỗ còn lại và nội dung từng lớp.',
    none: 'Tháng này chưa có lớp nào',
    noneHint: 'Mời bạn xem tháng khác, hoặc quay lại sau ít hôm nữa.',
    months: 'Chọn tháng',
    demo: 'Lớp minh họa: chưa phải lịch học thật.',
    when: 'Thời gian',
    where: 'Địa điểm',
    seats: 'Số chỗ',
    seatsLeft: (left: number, all: number) => `còn ${left} trên ${all} chỗ`,
    registerNote: 'Đăng ký lớp cần đăng nhập. Chỗ của bạn được giữ ngay khi đăng ký thành công.',
    registerFirst: 'Đăng nhập để đăng ký lớp',
    register: 'Đăng ký lớp này',
    registered: 'Bạn đã có chỗ trong lớp',
    waiting: 'Lớp đã đủ chỗ, bạn đang trong danh sách chờ',
    others: 'Xem tất cả lớp',
  },
  surveys: {
    title: 'Khảo sát người dùng',
    intro: 'Ý kiến của bạn giúp chương trình làm nội dung sát với nhu cầu của mẹ và bé hơn.',
    description: 'Các khảo sát của chương trình dành cho mẹ bầu, mẹ cho con bú và người chăm sóc trẻ.',
  },
} as const
