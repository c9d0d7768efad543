import type { FastifyInstance } from 'fastify'
import type { Captcha } from '../../../platform/captcha/captcha'
import type { Courier, ForgetMessages, KeptMessage } from '../../../platform/messages/courier'
import type { Postman } from '../../../platform/messages/postman'
import type { SmsLimits } from '../../../platform/messages/sms-ceiling'
import type { Services } from '../../../platform/services'
import type { SocialProvider } from '../../../platform/social/social-provider'

import type { PasswordCost } from '../../rules/password'

/** What accounts need from outside the database; chosen by settings. */
export interface AccountOptions {
  readonly courier: Courier
  /** Reads what stayed on this machine; null when real gateways are set for both mail and SMS. */
  readonly readOutbox: (() => Promise<KeptMessage[]>) | null
  /** Throws away what stayed on this machine, also while real gateways are set. */
  readonly forgetMessages: ForgetMessages
  readonly captcha: Captcha
  /** Providers of social sign-ins that are set up; often none. */
  readonly socialProviders: readonly SocialProvider[]
  /** The page of a demonstration's stand-ins for providers. */
  readonly signInPage?: ((server: FastifyInstance) => void) | undefined
  /** Where links in mails lead, without trailing slash. */
  readonly siteUrl: string
  /** A gateway for SMS is set; without one they stay on this machine. */
  readonly sendsSms?: boolean
  /** Of the whole site. */
  readonly smsLimits?: SmsLimits
  /** Limits of passwords and messages; off for benchmarks alone. */
  readonly limitAttempts: boolean
  /** Of new password hashes; less than the usual in tests alone. */
  readonly passwordCost?: PasswordCost | undefined
}

export interface AccountParts extends Omit<AccountOptions, 'courier'> {
  readonly postman: Postman
}

export interface AccountServices extends Services {
  readonly account: AccountParts
}
