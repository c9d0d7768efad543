/** Words of login, verification and the forgotten password. */
export const loginTexts = {
  title: 'Đăng nhập',
  intro: 'Đăng nhập để lưu thực đơn, món yêu thích và theo dõi sức khỏe của mẹ và bé.',
  userName: 'Email hoặc số điện thoại',
  password: 'Mật khẩu',
  remember: 'Nhớ mật khẩu trên máy này 30 ngày',
  submit: 'Đăng nhập',
  forgot: 'Quên mật khẩu?',
  noAccount: 'Chưa có tài khoản?',
  register: 'Đăng ký miễn phí',
  success: 'Đăng nhập thành công',
  loadingForm: 'Đang tải biểu mẫu',
  confirmNow: 'Xác nhận ngay',
  noSession: 'Chưa mở được tài khoản của bạn. Bạn thử lại nhé.',
  cookiesOff:
    'Trình duyệt đang chặn cookie nên chưa đăng nhập được. Bạn cho phép cookie của trang này rồi thử lại nhé.',
} as const

export const loginCodeTexts = {
  title: 'Đăng nhập bằng mã',
  /** Below the password, for who can't get in with it. */
  offer: 'Đăng nhập bằng mã gửi về email hoặc điện thoại',
  askHint: 'Email hoặc số điện thoại bạn đã xác nhận',
  ask: 'Gửi mã',
  mailSent: (email: string) =>
    `Nếu ${email} có tài khoản đã xác nhận, mã gồm 6 chữ số đã được gửi hoặc sẽ đến trong ít phút; mã dùng được trong 10 phút. Bạn dùng mã trong thư mới nhất, nhớ xem cả mục thư rác nhé.`,
  smsSent: (phone: string) =>
    `Nếu ${phone} có tài khoản đã xác nhận, mã gồm 6 chữ số đã được gửi hoặc sẽ đến trong ít phút; mã dùng được trong 10 phút. Bạn dùng mã trong tin mới nhất nhé.`,
  mailHint: '6 chữ số trong thư',
  remember: 'Giữ đăng nhập trên máy này 30 ngày',
  resend: 'Gửi lại mã',
  resent: 'Bạn dùng mã trong tin mới nhất nhé.',
  other: 'Dùng email hoặc số khác',
  byPassword: 'Đăng nhập bằng mật khẩu',
} as const

export const loginStepTexts = {
  intro: 'Tài khoản này có thêm bước xác nhận thứ hai.',
  back: 'Quay lại',
  expired: 'Bước xác nhận đã hết hạn. Bạn đăng nhập lại nhé.',
  lost: 'Mất điện thoại và cả mã dự phòng? Bạn báo người quản trị hệ thống để được giúp.',
} as const

export const socialTexts = {
  or: 'hoặc dùng tài khoản',
  continueWith: (provider: string) => `Tiếp tục với ${provider}`,
  working: (provider: string) => `Đang đăng nhập bằng ${provider}…`,
  failed: 'Chưa đăng nhập được bằng mạng xã hội. Bạn đăng ký hoặc dùng cách khác nhé.',
  notKept:
    'Trình duyệt này không giữ được lượt đăng nhập. Bạn đăng nhập bằng mật khẩu, hoặc mở trang bằng Chrome hay Safari nhé.',
  kept: (provider: string) =>
    `Tài khoản ${provider} của bạn chưa có ở đây. Bạn điền nốt thông tin bên dưới, lần sau chỉ cần một chạm.`,
  drop: 'Đăng ký bằng mật khẩu',
} as const

export const verifyTexts = {
  title: 'Xác thực tài khoản',
  intro: 'Xác nhận email hoặc số điện thoại của bạn.',

  phoneSent: (phone: string) => `Mã gồm 6 chữ số vừa được gửi đến ${phone}. Mã dùng được trong 5 phút.`,
  phoneAsk: 'Bạn nhập số điện thoại đã đăng ký và mã gồm 6 chữ số trong tin nhắn.',
  phone: 'Số điện thoại',
  code: 'Mã xác thực',
  codeHint: '6 chữ số trong tin nhắn',
  codeWrong: 'Mã gồm 6 chữ số. Bạn kiểm tra lại nhé.',
  verify: 'Xác thực',
  resendCode: 'Gửi lại mã',
  codeResent: 'Nếu số điện thoại đã đăng ký và chưa xác thực, mã đã được gửi hoặc sẽ đến trong ít phút.',

  mailTitle: 'Mời bạn mở hộp thư',
  mailSent: (email: string) =>
    `Thư xác nhận vừa được gửi đến ${email}. Bạn mở liên kết trong thư để hoàn tất; liên kết dùng được trong 24 giờ.`,
  mailAsk: 'Bạn mở liên kết trong thư xác nhận. Chưa thấy thư thì nhập email để nhận lại; nhớ xem cả mục thư rác nhé.',
  email: 'Email',
  resendMail: 'Gửi lại thư',
  mailResent: 'Nếu email đã đăng ký và chưa xác nhận, thư đã được gửi hoặc sẽ đến trong ít phút.',
  resendIn: (seconds: number) => `Gửi lại sau ${seconds} giây`,

  checking: 'Đang xác nhận liên kết…',
  done: 'Đã xác thực xong',
  doneText: 'Tài khoản của bạn đã sẵn sàng. Mời bạn đăng nhập.',
  doneSignedIn: 'Tài khoản của bạn đã được xác thực.',
  staffText: 'Mục Dành cho cán bộ y tế sẽ mở khi quản trị viên duyệt tài khoản.',
  emailChanged: 'Đã đổi email',
  emailChangedText: 'Từ bây giờ bạn đăng nhập bằng email mới.',
  linkFailed: 'Chưa xác nhận được',
  retry: 'Thử lại',
  toLogin: 'Đăng nhập',
  toPersonal: 'Về trang cá nhân',
  choosePhone: 'Tôi có mã trong tin nhắn',
  chooseEmail: 'Tôi chờ thư xác nhận',
} as const

export const resetTexts = {
  title: 'Quên mật khẩu',
  intro: 'Tạo mật khẩu mới khi bạn không nhớ mật khẩu cũ.',
  askHint: 'Email hoặc số điện thoại bạn dùng để đăng nhập',
  ask: 'Gửi hướng dẫn',
  mailTitle: 'Mời bạn mở hộp thư',
  mailSent:
    'Nếu email này có tài khoản, thư với liên kết tạo mật khẩu mới đã được gửi hoặc sẽ đến trong ít phút. Liên kết dùng được một lần trong 30 phút; nhớ xem cả mục thư rác nhé.',
  codeSent:
    'Nếu số điện thoại này có tài khoản, mã gồm 6 chữ số đã được gửi hoặc sẽ đến trong ít phút; mã dùng được trong 5 phút.',
  other: 'Dùng email hoặc số khác',
  newPassword: 'Mật khẩu mới',
  passwordHint: 'Ít nhất 8 ký tự. Một câu ngắn dễ nhớ là tốt nhất.',
  confirmPassword: 'Nhập lại mật khẩu mới',
  save: 'Lưu mật khẩu mới',
  done: 'Đã tạo mật khẩu mới. Mời bạn đăng nhập lại.',
  again: 'Gửi lại hướng dẫn',
} as const
