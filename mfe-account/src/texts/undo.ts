/** Words of the page that takes a change of email or phone number back. */
export const undoTexts = {
  title: 'Hoàn tác thay đổi',
  intro: 'Lấy lại email hoặc số điện thoại cũ của tài khoản.',
  explanation:
    'Email hoặc số điện thoại cũ sẽ được dùng lại như trước. Mọi thiết bị bị đăng xuất và mật khẩu hiện tại hết hiệu lực; ngay sau đó bạn tạo mật khẩu mới.',
  undo: 'Hoàn tác và bảo vệ tài khoản',
  done: 'Đã lấy lại tài khoản',
  doneText:
    'Mọi thiết bị đã được đăng xuất. Bạn tạo mật khẩu mới ngay dưới đây nhé; nếu để sau, bạn tạo ở trang Quên mật khẩu.',
  noLink: 'Chưa có liên kết',
  noLinkText: 'Bạn mở trang này từ liên kết trong thư hoặc tin nhắn báo thay đổi nhé.',
  failed: 'Chưa hoàn tác được',
  failedText:
    'Liên kết đã được dùng hoặc đã quá 7 ngày. Nếu tài khoản không còn trong tay bạn, bạn liên hệ với chương trình nhé.',
  contact: 'Liên hệ chương trình',
  forgot: 'Quên mật khẩu',
} as const
