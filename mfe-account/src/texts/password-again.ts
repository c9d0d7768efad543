/** Words of the question for the password before a change that matters. */
export const passwordAgainTexts = {
  password: 'Mật khẩu của bạn',
  passwordHint: 'Bạn nhập lại để chắc chắn chính bạn đang làm việc này.',
  codeWhy: 'Tài khoản chưa có mật khẩu nên bạn xác nhận bằng mã gửi đến email hoặc số điện thoại của mình.',
  sendCode: (address: string) => `Gửi mã đến ${address}`,
  codeSent: (address: string) => `Đã gửi mã đến ${address}. Mã dùng được trong 10 phút.`,
  code: 'Mã xác nhận',
  codeHint: '6 chữ số trong thư hoặc tin nhắn',
  codeFormat: 'Mã gồm 6 chữ số. Bạn kiểm tra lại nhé.',
  freshLogin:
    'Tài khoản chưa có mật khẩu, email hay số điện thoại đã xác nhận. Việc này làm được trong 10 phút sau khi đăng nhập; quá giờ, bạn đăng xuất rồi đăng nhập lại nhé.',
} as const
