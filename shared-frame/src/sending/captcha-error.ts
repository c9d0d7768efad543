/** Why a form can't prove that a person fills it in. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError'
}
