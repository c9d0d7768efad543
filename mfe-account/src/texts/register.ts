/** Words of registration, for families and for medical staff. */
export const registerTexts = {
  title: 'Đăng ký',
  intro: 'Tài khoản miễn phí cho mẹ bầu, mẹ cho con bú, người chăm sóc trẻ và cán bộ y tế.',
  staffTitle: 'Đăng ký cho cán bộ y tế',
  staffIntro: 'Tài khoản đọc được tài liệu chuyên môn sau khi quản trị viên duyệt.',
  kinds: 'Bạn đăng ký với vai trò',
  family: 'Mẹ và người chăm sóc',
  staff: 'Cán bộ y tế',

  aboutYou: 'Thông tin đăng nhập',
  userName: 'Email hoặc số điện thoại',
  userNameHint: 'Dùng để đăng nhập; chúng tôi gửi thư hoặc mã để xác nhận.',
  fullName: 'Họ và tên',
  password: 'Mật khẩu',
  passwordHint: 'Ít nhất 8 ký tự. Một câu ngắn dễ nhớ là tốt nhất.',
  confirmPassword: 'Nhập lại mật khẩu',

  motherAndBaby: 'Mẹ và bé',
  workplace: 'Nơi công tác',
  place: 'Nơi ở',
  placeHint: 'Giúp chương trình chọn lớp học và món ăn gần bạn.',
  consent: 'Sự đồng ý của bạn',
  consentIntro: 'Mỗi mục là một lựa chọn riêng. Bạn rút lại được ở trang cá nhân bất cứ lúc nào.',
  /** Fixed wording, see docs/product/accounts.md; the link leads to the terms. */
  agreement: {
    before: 'Bằng việc đăng kí, bạn đã đồng ý với ',
    link: 'Điều kiện và Điều khoản bảo mật thông tin',
    after: ' của website',
  },
  submit: 'Đăng ký',
  haveAccount: 'Đã có tài khoản?',
  login: 'Đăng nhập',
  signedIn: 'Bạn đang đăng nhập',
  signedInText: 'Muốn tạo tài khoản khác, bạn đăng xuất trước nhé.',
  toPersonal: 'Về trang cá nhân',
} as const
