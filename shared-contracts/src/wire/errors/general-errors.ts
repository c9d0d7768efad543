/** Codes that any call of the API may answer with, their HTTP status and what the visitor reads. */
export const generalErrors = {
  bad_request: { status: 400, message: 'Yêu cầu chưa đúng. Bạn tải lại trang rồi thử lại nhé.' },
  unauthorised: { status: 401, message: 'Bạn cần đăng nhập để tiếp tục.' },
  forbidden: { status: 403, message: 'Bạn không có quyền xem hoặc làm việc này.' },
  not_found: { status: 404, message: 'Không tìm thấy nội dung này.' },
  method_not_allowed: { status: 405, message: 'Yêu cầu chưa đúng. Bạn tải lại trang rồi thử lại nhé.' },
  conflict: { status: 409, message: 'Việc này đã được làm trước đó.' },
  payload_too_large: { status: 413, message: 'Dữ liệu gửi lên quá lớn. Nếu có hình ảnh, mỗi hình nặng tối đa 5 MB.' },
  unsupported_media_type: { status: 415, message: 'Loại dữ liệu này không được hỗ trợ.' },
  validation_failed: { status: 422, message: 'Có thông tin chưa đúng. Bạn kiểm tra lại nhé.' },
  too_many_requests: { status: 429, message: 'Bạn thao tác hơi nhanh. Hãy đợi một chút rồi thử lại nhé.' },
  internal: { status: 500, message: 'Hệ thống đang gặp lỗi. Bạn thử lại sau ít phút nhé.' },
  unavailable: { status: 503, message: 'Hệ thống đang bận. Bạn thử lại sau ít phút nhé.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>

export type GeneralErrorCode = keyof typeof generalErrors

export function isGeneralErrorCode(code: string): code is GeneralErrorCode {
  return Object.hasOwn(generalErrors, code)
}

/** The general code for an HTTP status; `internal` and `bad_request` for the statuses without one of their own. */
export function generalErrorOfStatus(status: number): GeneralErrorCode {
  for (const [code, error] of Object.entries(generalErrors)) {
    if (error.status === status && isGeneralErrorCode(code)) return code
  }
  return status >= 400 && status < 500 ? 'bad_request' : 'internal'
}
