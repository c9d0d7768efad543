import { generalFailure } from 'service-host'
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
  /** Throws 503 when Google doesn't answer: nobody passes unseen, and nobody is told to be a robot. */
  async function ask(body: URLSearchParams) {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const answer = await fetch(verifyUrl, { method: 'POST', body, redirect: 'error', signal })
      return verdict.parse(await answer.json())
    } catch {
      throw generalFailure('unavailable')
    }
  }
  return {
    challenge: async () => ({ provider: 'recaptcha', version: CAPTCHA_VERSION, siteKey, challenge: null }),
    async isSolved(response, visitorAddress) {
      const { success, score } = await ask(new URLSearchParams({ secret, response, remoteip: visitorAddress }))
      return success && (score ?? 0) >= LEAST_SCORE
    },
  }
}
