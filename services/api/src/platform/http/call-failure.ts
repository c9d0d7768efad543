import { CallFailure, generalFailure } from 'service-host'

/** 422 at one field. */
export function wrongField(field: string, message: string): CallFailure {
  return generalFailure('validation_failed', [{ field, code: 'invalid_value', message }])
}

const absent = {
  article_does_not_exist: 'Không tìm thấy bài viết này.',
  catalog_does_not_exist: 'Không tìm thấy chuyên mục này.',
  file_does_not_exist: 'Không tìm thấy tệp này.',
  product_does_not_exist: 'Không tìm thấy sản phẩm này.',
  dish_does_not_exist: 'Không tìm thấy món ăn này.',
  menu_does_not_exist: 'Không tìm thấy thực đơn này.',
  share_does_not_exist: 'Đường dẫn này không còn mở được danh sách đi chợ. Bạn xin người gửi một đường dẫn mới nhé.',
  class_does_not_exist: 'Không tìm thấy lớp học này.',
  survey_does_not_exist: 'Không tìm thấy khảo sát này, hoặc khảo sát đã kết thúc.',
  poll_does_not_exist: 'Không tìm thấy khảo sát nhanh này, hoặc khảo sát đã kết thúc.',
  popup_does_not_exist: 'Không tìm thấy thông báo này, hoặc thông báo đã hết hạn.',
  terms_do_not_exist: 'Chưa có điều khoản nào được đăng.',
  entry_does_not_exist: 'Không tìm thấy mục này.',
  change_does_not_exist: 'Bản trước của mục này không còn được giữ.',
  message_does_not_exist: 'Không tìm thấy tin nhắn này. Có thể người gửi đã xóa tài khoản.',
  object_type_does_not_exist: 'Không có đối tượng này.',
} as const

/** The value, or a 404 that says what is missing. */
export function found<T>(value: T | null | undefined, code: keyof typeof absent): T {
  if (value === null || value === undefined) throw new CallFailure(404, code, absent[code])
  return value
}
