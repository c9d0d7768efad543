import type { AccountOptions } from '../account'
import { noCaptcha } from '../platform/captcha/captcha'
import type { Mail, Sms } from '../platform/messages/courier'

export interface TestAccountOptions extends AccountOptions {
  readonly mails: Mail[]
  readonly texts: Sms[]
}

/** The least that argon2 takes: tests log in hundreds of times. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Messages in memory, and no captcha: tests of the captcha itself bring their own. */
export function testAccountOptions(options: Partial<AccountOptions> = {}): TestAccountOptions {
  const mails: Mail[] = []
  const texts: Sms[] = []
  return {
    mails,
    texts,
    courier: {
      async sendMail(mail) {
        mails.push(mail)
      },
      async sendSms(sms) {
        texts.push(sms)
      },
    },
    readOutbox: null,
    forgetMessages: async () => undefined,
    captcha: noCaptcha,
    socialProviders: [],
    siteUrl: 'http://site.test',
    limitAttempts: true,
    passwordCost: CHEAP,
    ...options,
  }
}
