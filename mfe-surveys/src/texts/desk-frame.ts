/** What stands in the place of editors' pages for everybody else. */
export const deskFrameTexts = {
  title: 'Trang dành cho người biên tập',
  login: 'Bạn đăng nhập bằng tài khoản biên tập để tiếp tục.',
  other: 'Tài khoản đang đăng nhập không có quyền biên tập. Bạn đăng nhập bằng tài khoản khác, hoặc về trang chủ.',
  otherLogin: 'Đăng nhập tài khoản khác',
  home: 'Về trang chủ',
  loading: 'Đang xem bạn có quyền biên tập không',
} as const
