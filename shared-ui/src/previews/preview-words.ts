/** Words of every preview: surveys, articles, dishes. */
export const previewWords = {
  loading: 'Đang mở bản xem thử',

  refusals: {
    login: 'Trang này dành cho người biên tập',
    loginHint:
      'Bạn đăng nhập bằng tài khoản biên tập để xem bản đang soạn. Nếu có người gửi đường dẫn cho bạn, bạn mở lại đúng đường dẫn đó, đủ cả phần sau dấu #.',
    role: 'Tài khoản của bạn không xem được bản đang soạn',
    roleHint: 'Chỉ người biên tập, hoặc người có đường dẫn xem trước còn hạn, mới xem được trang này.',
    expired: 'Đường dẫn xem trước này không còn dùng được',
    expiredHint: 'Đường dẫn đã hết hạn, hoặc bị chép thiếu. Bạn xin người gửi một đường dẫn mới nhé.',
    missing: 'Không có bản nào ở địa chỉ này',
    missingHint: 'Bản này có thể đã bị xóa, chưa có nội dung, hoặc địa chỉ bị gõ nhầm.',
    otherLogin: 'Đăng nhập tài khoản khác',
    notebook: 'Đọc sổ tay của mẹ',
  },

  live: {
    follows: 'Bản xem thử tự cập nhật khi bản nháp thay đổi.',
    away: 'Đang mất kết nối: đây là bản nhận được sau cùng. Có mạng lại, bản xem thử sẽ tự cập nhật tiếp.',
  },

  states: {
    draft: 'Bản nháp: bạn đọc chưa thấy.',
    scheduled: (time: string) => `Đã hẹn giờ: bạn đọc sẽ thấy từ ${time}.`,
    published: 'Đã đăng: bạn đọc đang thấy bản này.',
    publishedUntil: (time: string) => `Đã đăng: bạn đọc đang thấy bản này, đến ${time} thì được gỡ.`,
    withdrawn: 'Đã gỡ: bạn đọc không còn thấy.',
  },
} as const
