import type { CallAnswer } from 'shared-contracts/calls'

export type CaptchaChallenge = CallAnswer<'Captcha/GetCaptchaCode'>

/** Tells people from programs. */
export interface Captcha {
  /** What a form needs to get an answer. */
  challenge(): Promise<CaptchaChallenge>
  /** Whether the answer of a form is right; each right answer counts once. */
  isSolved(response: string, visitorAddress: string): Promise<boolean>
}

/** For tests that say so. */
export const noCaptcha: Captcha = {
  challenge: async () => ({ provider: 'off', version: 3, siteKey: null, challenge: null }),
  isSolved: async () => true,
}
