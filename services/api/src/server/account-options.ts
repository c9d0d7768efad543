import path from 'node:path'
import { isDemonstration, readSettings, WrongSettings } from 'service-host'
import { z } from 'zod'
import type { AccountOptions } from '../account'
import { altchaCaptcha } from '../platform/captcha/altcha'
import { type Captcha, noCaptcha } from '../platform/captcha/captcha'
import { recaptcha } from '../platform/captcha/recaptcha'
import type { Database } from '../platform/database/open-database'
import type { Courier } from '../platform/messages/courier'
import { folderOutbox } from '../platform/messages/outbox'
import { type SmsLimits, usualSmsLimits } from '../platform/messages/sms-ceiling'
import { smsGateway } from '../platform/messages/sms-gateway'
import { smtpMail } from '../platform/messages/smtp'
import { demonstrationSignIn } from '../platform/social/demonstration'
import { readSocialProviders } from '../platform/social/social-options'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Captcha, mail, SMS and social sign-ins by the environment (docs: CAPTCHA, RECAPTCHA_*, SMTP_URL, MAIL_FROM,
 * SMS_GATEWAY_*, SMS_PER_*, SITE_URL, GOOGLE_*, FACEBOOK_*, ZALO_*).
 * Without settings everything stays on this machine: the captcha of our own and the outbox. Throws `WrongSettings`.
 */
export function readAccountOptions(
  environment: Environment,
  database: Database,
  workingFolder: string,
  limitAttempts: boolean,
): AccountOptions {
  const outbox = folderOutbox(path.resolve(workingFolder, environment.DATA_DIR ?? '.data', 'outbox'))
  const mail = environment.SMTP_URL ? smtpMail(environment.SMTP_URL, required(environment, 'MAIL_FROM')) : null
  const sms = environment.SMS_GATEWAY_URL
    ? smsGateway(environment.SMS_GATEWAY_URL, required(environment, 'SMS_GATEWAY_TOKEN'))
    : null
  const courier: Courier = { ...outbox, ...mail, ...sms }
  const siteUrl = (
    environment.SITE_URL ??
    environment.PUBLIC_URL ??
    `http://localhost:${environment.PORT ?? 8080}`
  ).replace(/\/+$/, '')
  const demonstration = isDemonstration(environment) ? demonstrationSignIn() : null
  return {
    courier,
    readOutbox: mail && sms ? null : outbox.readAll,
    forgetMessages: outbox.forget,
    captcha: captchaOf(environment, database),
    socialProviders: readSocialProviders(environment, siteUrl, demonstration?.provider),
    signInPage: demonstration?.register,
    siteUrl,
    sendsSms: sms !== null,
    smsLimits: smsLimitsOf(environment),
    limitAttempts,
  }
}

const smsSchema = z.object({
  SMS_PER_HOUR: z.coerce.number().int().positive().default(usualSmsLimits.perHour),
  SMS_PER_DAY: z.coerce.number().int().positive().default(usualSmsLimits.perDay),
})

function smsLimitsOf(environment: Environment): SmsLimits {
  const { SMS_PER_HOUR: perHour, SMS_PER_DAY: perDay } = readSettings(smsSchema, environment)
  return { perHour, perDay }
}

function captchaOf(environment: Environment, database: Database): Captcha {
  const choice = environment.CAPTCHA ?? 'altcha'
  switch (choice) {
    case 'altcha':
      return altchaCaptcha(database.query)
    case 'recaptcha':
      return recaptcha({
        siteKey: required(environment, 'RECAPTCHA_SITE_KEY'),
        secret: required(environment, 'RECAPTCHA_SECRET'),
        verifyUrl: environment.RECAPTCHA_VERIFY_URL ?? 'https://www.google.com/recaptcha/api/siteverify',
      })
    case 'off':
      if (environment.NODE_ENV === 'production')
        throw new WrongSettings(['CAPTCHA=off is for tests: refused in production'])
      return noCaptcha
    default:
      throw new WrongSettings([`CAPTCHA must be altcha, recaptcha or off, not ${choice}`])
  }
}

function required(environment: Environment, name: string): string {
  const value = environment[name]
  if (!value) throw new WrongSettings([`${name} is missing`])
  return value
}
