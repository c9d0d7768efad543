import { UNKNOWN_ERROR } from './unknown-error'

/** Words that the server answers with, and what the visitor reads. */
export const serverStrings = {
  required: 'Bạn còn thiếu thông tin ở một mục bắt buộc.',
  user_does_not_confirm: 'Bạn chưa xác nhận email. Hãy mở thư xác nhận trong hộp thư nhé.',
  user_is_disabled: 'Tài khoản này đã bị khóa.',
  user_does_not_exist: 'Tài khoản này không tồn tại.',
  article_already_added: 'Bài viết này đã có trong mục yêu thích.',
  dish_already_added: 'Món ăn này đã có trong mục yêu thích.',
  already_added_this_menu: 'Món này đã có trong danh sách đi chợ.',
  second_step_required:
    'Việc này cần bước xác nhận thứ hai. Bạn mở trang Bảo mật của tài khoản để thiết lập hoặc xác nhận nhé.',
  invalid_grant: 'Email hoặc mật khẩu không đúng.',
  failed_to_reset_password: 'Chưa tạo được mật khẩu mới. Bạn thử lại nhé.',
} as const

export type ServerString = keyof typeof serverStrings

/** What `invalid_grant` says under the password of the login form. */
export const WRONG_PASSWORD = 'Mật khẩu không chính xác'

export function isServerString(text: string): text is ServerString {
  return Object.hasOwn(serverStrings, text)
}

/** 'Lỗi không xác định' for an empty or unknown string. */
export function messageOfServerString(text: string): string {
  return isServerString(text) ? serverStrings[text] : UNKNOWN_ERROR
}
