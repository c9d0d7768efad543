import type { Captcha } from '../captcha/captcha'
import type { Courier, KeptMessage } from '../messages/courier'
import type { Postman } from '../messages/postman'

/** What accounts need from outside the database; chosen by settings. */
export interface AccountOptions {
  readonly courier: Courier
  /** Reads what stayed on this machine; null when real gateways are set for both mail and SMS. */
  readonly readOutbox: (() => Promise<KeptMessage[]>) | null
  readonly captcha: Captcha
  /** Where links in mails lead, without trailing slash. */
  readonly siteUrl: string
  /** Limits of passwords and messages; off for benchmarks alone. */
  readonly limitAttempts: boolean
}

export interface AccountParts extends Omit<AccountOptions, 'courier'> {
  readonly postman: Postman
}
