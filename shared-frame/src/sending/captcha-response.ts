import type { ApiClient } from 'shared-contracts/client'
import { CaptchaError } from './captcha-error'
import { loadRecaptchaAnswer } from './recaptcha'

/**
 * The captcha's answer for a form: the proof of work of our own, done here while the visitor waits half a
 * second, or reCAPTCHA's token. Rejects with words for the visitor.
 */
export async function captchaResponse(api: ApiClient): Promise<string> {
  const { provider, challenge, siteKey, version } = await api.call('Captcha/GetCaptchaCode')
  if (provider === 'off') return ''
  if (provider === 'recaptcha') return loadRecaptchaAnswer({ siteKey, version })
  if (challenge === null) throw new CaptchaError('Captcha chưa được cấu hình.')
  // Browsers offer their cryptography on https and localhost alone.
  if (!globalThis.crypto?.subtle) throw new CaptchaError('Mời bạn mở trang bằng địa chỉ https để gửi biểu mẫu này.')
  const { solve } = await import(/* webpackChunkName: "altcha" */ './solve-altcha')
  return solve(challenge)
}
