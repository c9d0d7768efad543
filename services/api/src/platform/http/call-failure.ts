import type { FieldError } from 'shared-contracts/calls'
import { type GeneralErrorCode, generalErrors } from 'shared-contracts/errors'

/** What an answer that isn't a success carries: an honest status, a code and words for the visitor. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly status: number
  readonly code: string
  readonly errors: readonly FieldError[]

  constructor(
    status: number,
    code: string,
    message: string,
    errors: readonly FieldError[] = [],
    /** For the log alone. */
    cause?: unknown,
  ) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.errors = errors
  }
}

/** One of the failures that any call may have. */
export function generalFailure(code: GeneralErrorCode, errors: readonly FieldError[] = []): CallFailure {
  const { status, message } = generalErrors[code]
  return new CallFailure(status, code, message, errors)
}

const absent = {
  article_does_not_exist: 'Không tìm thấy bài viết này.',
  catalog_does_not_exist: 'Không tìm thấy chuyên mục này.',
  product_does_not_exist: 'Không tìm thấy sản phẩm này.',
  dish_does_not_exist: 'Không tìm thấy món ăn này.',
  menu_does_not_exist: 'Không tìm thấy thực đơn này.',
  class_does_not_exist: 'Không tìm thấy lớp học này.',
  terms_do_not_exist: 'Chưa có điều khoản nào được đăng.',
  object_type_does_not_exist: 'Không có đối tượng này.',
} as const

/** The value, or a 404 that says what is missing. */
export function found<T>(value: T | null | undefined, code: keyof typeof absent): T {
  if (value === null || value === undefined) throw new CallFailure(404, code, absent[code])
  return value
}

/** A call of the table whose capability is still to be built. */
export function notAvailableYet(): CallFailure {
  return new CallFailure(501, 'not_available_yet', 'Chức năng này đang được hoàn thiện. Bạn quay lại sau nhé.')
}
