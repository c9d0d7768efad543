import { paths } from '../paths/paths'
import type { ErrorLink } from './shown-error'
import { UNKNOWN_ERROR } from './unknown-error'

export interface NumberedError {
  readonly code: number
  /** Null where it belongs to none. */
  readonly field: 'UserName' | 'phoneNumber' | 'email' | 'oldPassword' | null
  readonly message: string
  readonly link: ErrorLink | null
}

/** The numbered codes and the field that each belongs to. */
export const numberedErrors: readonly NumberedError[] = [
  {
    code: 1000,
    field: 'UserName',
    message: 'Email hoặc số điện thoại này chưa đúng hoặc chưa được đăng ký.',
    link: { title: 'Đăng ký tài khoản', path: paths.register },
  },
  {
    code: 1001,
    field: 'UserName',
    message: 'Tài khoản chưa xác nhận email hoặc số điện thoại.',
    link: null,
  },
  { code: 1015, field: 'phoneNumber', message: 'Số điện thoại này đã được dùng cho một tài khoản khác.', link: null },
  { code: 1016, field: 'email', message: 'Email này đã được dùng cho một tài khoản khác.', link: null },
  {
    code: 1057,
    field: 'oldPassword',
    message: 'Mật khẩu hiện tại chưa đúng.',
    link: { title: 'Quên mật khẩu?', path: paths.forgotPassword },
  },
  // A code of the former site; it has neither message nor field.
  { code: 1078, field: null, message: UNKNOWN_ERROR, link: null },
]

/** Undefined when the code is not in the catalogue. */
export function findNumberedError(code: number): NumberedError | undefined {
  return numberedErrors.find((error) => error.code === code)
}
