import { CallFailure } from 'service-host'
import { numberedErrors } from 'shared-contracts/errors'
import { violatedConstraint } from '../../../platform/database/constraint'

/** A failure with a numbered code (`numberedErrors`), at its field. */
export function numberedFailure(code: 1015 | 1016): CallFailure {
  const error = numberedErrors.find((each) => each.code === code)
  const message = error?.message ?? ''
  return new CallFailure(409, String(code), message, [{ field: error?.field ?? '', code: String(code), message }])
}

/** 1057 at the field that holds the password. */
export function wrongPassword(field: string): CallFailure {
  const message = numberedErrors.find(({ code }) => code === 1057)?.message ?? ''
  return new CallFailure(422, '1057', message, [{ field, code: '1057', message }])
}

/** An account without a password proves itself by a code; this one was wrong, too old or tried too often. */
export function wrongOwnCode(): CallFailure {
  const message = 'Mã không đúng hoặc đã hết hạn. Bạn yêu cầu mã mới nhé.'
  return new CallFailure(422, 'invalid_code', message, [{ field: 'ownCode', code: 'invalid_code', message }])
}

/** There is neither a password nor a confirmed address: only a login of the last minutes can prove the owner. */
export function loginAgain(): CallFailure {
  const message =
    'Tài khoản chưa có mật khẩu, email hay số điện thoại đã xác nhận. Bạn đăng xuất, đăng nhập lại rồi làm trong 10 phút nhé.'
  return new CallFailure(422, 'login_again', message, [{ field: 'ownCode', code: 'login_again', message }])
}

/** 1015 or 1016 for a phone number or email that another account has, the like for a social sign-in; others as they are. */
export function asTakenContact(error: unknown): unknown {
  const constraint = violatedConstraint(error)
  if (constraint === 'unique_phone_number') return numberedFailure(1015)
  if (constraint === 'social_sign_ins_pkey') return socialSignInTaken()
  return constraint === 'unique_email' ? numberedFailure(1016) : error
}

function socialSignInTaken(): CallFailure {
  const message = 'Tài khoản mạng xã hội này đã gắn với một tài khoản ở đây. Bạn đăng nhập bằng nút của mạng đó nhé.'
  return new CallFailure(409, 'social_already_registered', message)
}

export function invalidSocialToken(): CallFailure {
  const message = 'Lần đăng nhập qua mạng xã hội đã hết hạn hoặc không đúng. Bạn đăng nhập lại nhé.'
  return new CallFailure(422, 'invalid_social_token', message)
}

export function providerUnavailable(provider: string, cause: unknown): CallFailure {
  return new CallFailure(503, 'unavailable', `Chưa kết nối được với ${provider}. Bạn thử lại sau nhé.`, [], cause)
}

export function invalidCode(): CallFailure {
  const message = 'Mã hoặc liên kết không đúng hoặc đã hết hạn. Bạn yêu cầu gửi lại nhé.'
  return new CallFailure(422, 'invalid_code', message, [{ field: 'code', code: 'invalid_code', message }])
}

export function failedToReset(): CallFailure {
  const message = 'Chưa tạo được mật khẩu mới: mã hoặc liên kết không đúng hoặc đã hết hạn. Bạn thử lại nhé.'
  return new CallFailure(422, 'failed_to_reset_password', message)
}

/** At login, where a code is the way out. */
export function tooManyPasswords(): CallFailure {
  const message =
    'Mật khẩu đã bị nhập sai quá nhiều lần. Bạn đăng nhập bằng mã gửi về email hoặc điện thoại, hoặc thử lại sau 15 phút nhé.'
  return new CallFailure(429, 'too_many_passwords', message)
}

export function tooManyOwnPasswords(): CallFailure {
  return new CallFailure(429, 'too_many_requests', 'Bạn đã nhập sai quá nhiều lần. Hãy thử lại sau 15 phút nhé.')
}

/** A logged-in user asks again for what she used a moment ago. */
export function messageTooSoon(): CallFailure {
  const message = 'Bạn vừa yêu cầu gửi tin. Bạn đợi 1 phút rồi thử lại nhé.'
  return new CallFailure(429, 'too_many_requests', message)
}

/** Alike for addresses without an account. */
export function tooManyMessages(): CallFailure {
  const message =
    'Lần này không có tin nào được gửi: địa chỉ này đã được yêu cầu quá nhiều lần trong 24 giờ qua. Bạn dùng email hoặc số điện thoại khác của tài khoản, dùng máy từng đăng nhập, hoặc thử lại sau nhé.'
  return new CallFailure(429, 'too_many_messages', message)
}

/** Too many from the visitor's address or network, to whatever contact. */
export function tooManyMessagesOfNetwork(): CallFailure {
  const message =
    'Lần này không có tin nào được gửi: mạng bạn đang dùng đã có quá nhiều yêu cầu. Bạn thử lại sau 1 giờ, hoặc dùng mạng khác nhé.'
  return new CallFailure(429, 'too_many_messages', message)
}

/** Codes and passwords alike are tried from here too often. */
export function tooManyCodes(): CallFailure {
  const message = 'Mạng bạn đang dùng đã nhập sai mã quá nhiều lần. Bạn thử lại sau 15 phút, hoặc dùng mạng khác nhé.'
  return new CallFailure(429, 'too_many_codes', message)
}

/** Many registrations from one network found their address taken. */
export function tooManyRegistrations(): CallFailure {
  const message =
    'Từ mạng bạn đang dùng đã có quá nhiều lần đăng ký không thành. Bạn thử lại sau 1 giờ, hoặc dùng mạng khác nhé.'
  return new CallFailure(429, 'too_many_registrations', message)
}

/** The site has sent as many SMS as it may; email goes on. */
export function smsCeilingReached(): CallFailure {
  const message =
    'Trang tạm thời không gửi được tin nhắn điện thoại nên chưa có mã nào được gửi. Bạn dùng email, hoặc thử lại sau 1 giờ nhé.'
  return new CallFailure(429, 'sms_ceiling', message)
}

/** As a landline. `field`: where the form holds the number. */
export function noSmsToNumber(field: string): CallFailure {
  const message = 'Số này không nhận được tin nhắn. Bạn dùng số di động Việt Nam hoặc email nhé.'
  return new CallFailure(422, 'no_sms_to_number', message, [{ field, code: 'no_sms_to_number', message }])
}
