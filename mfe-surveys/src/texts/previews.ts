/** Words of the previews that editors, and whoever got a link from them, look at. */
export const previewTexts = {
  titles: { survey: 'Xem trước khảo sát', poll: 'Xem trước khảo sát nhanh', popup: 'Xem trước thông báo' },
  intro: 'Bản đang soạn, đúng như người dùng sẽ thấy. Bạn cứ bấm thử: không có gì được gửi đi hay lưu lại.',
  description: 'Dành cho người biên tập nội dung.',
  loading: 'Đang mở bản xem thử',

  live: {
    follows: 'Bản xem thử tự cập nhật khi bản nháp thay đổi.',
    changed: (time: string) => `Đã cập nhật lúc ${time}.`,
    away: 'Đang mất kết nối: đây là bản nhận được sau cùng. Có mạng lại, bản xem thử sẽ tự cập nhật tiếp.',
    openAgain: 'Tải lại khung xem thử',
  },

  widths: {
    label: 'Bề rộng màn hình',
    phone: 'Điện thoại',
    desktop: 'Máy tính',
  },

  asWhom: {
    label: 'Xem như',
    everybody: 'Mọi nhóm',
    shownToAll: 'Hiện với mọi người đã đăng nhập.',
    shownToSome: (titles: string) => `Chỉ hiện với: ${titles}.`,
    shown: (title: string) => `Nhóm “${title}” sẽ thấy bản này.`,
    hidden: (title: string, others: string) =>
      `Nhóm “${title}” sẽ không thấy bản này, vì bản này chỉ dành cho: ${others}.`,
    unknown: 'Đường dẫn xem trước không cho biết bản này dành cho nhóm nào.',
  },

  status: {
    draft: 'Bản nháp: người dùng chưa thấy.',
    active: 'Đang hiện với người dùng.',
    scheduled: (time: string) => `Sẽ hiện từ ${time}.`,
    ended: 'Đã hết hạn: người dùng không còn thấy.',
    stopped: 'Đã dừng: người dùng không còn thấy.',
  },

  place: {
    label: 'Xem trên trang',
    frame: (where: string) => `Bản xem thử trên trang ${where}`,
    survey: 'Bản xem thử khảo sát',
    standIn: (wanted: string) => `Không có trang nào ở địa chỉ “${wanted}”, nên bản này được đặt tạm lên trang chủ.`,
    noPage: 'Bản này chưa chọn trang, nên được đặt tạm lên trang chủ.',
    ofItems: 'Trang đã chọn là trang của từng món, từng bài, nên bản này được đặt tạm lên trang chủ.',
  },

  checks: {
    title: 'Kiểm tra trước khi bật',
    none: 'Không thấy điều gì cần sửa.',
    partly:
      'Đường dẫn xem trước cho biết ít hơn trang biên tập: ngày hiện và nhóm người xem có thể chưa được kiểm tra.',
    error: 'Cần sửa',
    warning: 'Nên xem lại',
    question: (number: number) => `Câu ${number}`,
    answer: (number: number) => `lựa chọn ${number}`,
  },

  survey: {
    notSent: 'Bản xem thử: không gửi. Người dùng thật bấm nút này thì câu trả lời được gửi đi.',
    empty: 'Khảo sát chưa có câu hỏi nào.',
  },
} as const
