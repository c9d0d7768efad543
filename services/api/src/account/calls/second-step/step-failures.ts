import { CallFailure } from 'service-host'

const WRONG = {
  code: 'Mã không đúng hoặc đã dùng rồi. Bạn đợi mã mới hiện trong ứng dụng rồi nhập lại nhé.',
  recoveryCode: 'Mã dự phòng không đúng hoặc đã dùng rồi. Bạn kiểm tra lại nhé.',
  passkey: 'Khóa truy cập này không xác nhận được. Bạn thử lại hoặc dùng cách khác nhé.',
} as const

/** 422 at the field that proves nothing. */
export function wrongStep(field: keyof typeof WRONG): CallFailure {
  const message = WRONG[field]
  return new CallFailure(422, 'second_step_wrong', message, [{ field, code: 'second_step_wrong', message }])
}

/** 409: the login, or what was begun, has run out, was tried too often, or is another browser's. */
export function stepExpired(): CallFailure {
  return new CallFailure(409, 'second_step_expired', 'Bước này đã hết hạn. Bạn làm lại từ đầu nhé.')
}

export function tooManySteps(): CallFailure {
  const message = 'Mã đã bị nhập sai quá nhiều lần. Bạn dùng khóa truy cập, hoặc thử lại sau 15 phút nhé.'
  return new CallFailure(429, 'too_many_steps', message)
}

export function tooManyMethods(): CallFailure {
  const message = 'Tài khoản đã có nhiều khóa truy cập. Bạn xóa bớt khóa không dùng nữa nhé.'
  return new CallFailure(409, 'too_many_methods', message)
}

export function noSuchMethod(): CallFailure {
  return new CallFailure(404, 'method_does_not_exist', 'Cách xác nhận này không còn trong tài khoản.')
}
