import { CAPTCHA_VERSION } from 'shared-contracts/constants'
import { z } from 'zod'
import type { Captcha } from './captcha'

export interface RecaptchaSettings {
  readonly siteKey: string
  readonly secret: string
  /** `https://www.google.com/recaptcha/api/siteverify`, or a stand-in in tests. */
  readonly verifyUrl: string
}

const verdict = z.object({ success: z.boolean(), score: z.number().optional() })
/** Google's own advice for a start. */
const LEAST_SCORE = 0.5
const TIMEOUT_MS = 10_000

/** reCAPTCHA v3. Google refuses a token that was verified before, so each counts once. */
export function recaptcha({ siteKey, secret, verifyUrl }: RecaptchaSettings): Captcha {
  return {
    challenge: async () => ({ provider: 'recaptcha', version: CAPTCHA_VERSION, siteKey, challenge: null }),
    async isSolved(response, visitorAddress) {
      const answer = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response, remoteip: visitorAddress }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const { success, score } = verdict.parse(await answer.json())
      return success && (score ?? 0) >= LEAST_SCORE
    },
  }
}
