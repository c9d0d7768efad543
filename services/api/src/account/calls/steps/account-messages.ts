import type { Kysely } from 'kysely'
import { SITE_NAME } from 'shared-contracts/constants'
import { paths } from 'shared-contracts/paths'
import { withoutAccents } from 'shared-contracts/text'
import type { UserName } from 'shared-contracts/validation'
import type { Tables } from '../../../platform/database/tables'
import type { CodePurpose } from '../../rules/one-time-code'
import { createLinkToken, createPhoneCode } from '../../store/one-time-code.store'
import type { AccountServices } from './account-services'

type LinkPurpose = Extract<CodePurpose, 'confirm-email' | 'change-email' | 'reset-by-mail'>
type PhonePurpose = Extract<CodePurpose, 'confirm-phone' | 'change-phone' | 'reset-by-phone'>

interface Addressee {
  readonly id: number
  readonly fullName: string
}

const pageOfLink: Readonly<Record<LinkPurpose, string>> = {
  'confirm-email': `${paths.verify}?kieu=email`,
  'change-email': `${paths.verify}?kieu=doi-email`,
  'reset-by-mail': `${paths.forgotPassword}?kieu=email`,
}

/**
 * What goes to a new address. Another account may have it: its owner is told that somebody tried, or was told today, and the code
 * or link is made all the same and sent to nobody. So who asks learns nothing, now or at a second try.
 */
export type Delivery = 'code' | 'notice' | 'nothing'

interface LinkTerms {
  /** The session that asks, where it is to outlive what the link does. */
  readonly sessionId?: number | null
  readonly delivery?: Delivery
}

/**
 * Sends a link that works once. Its token stands behind the `#`: browsers keep that part to themselves, so it reaches no
 * log of a server or proxy, and the page takes it out of the address at once.
 */
export async function sendLink(
  services: AccountServices,
  to: Addressee,
  purpose: LinkPurpose,
  email: string,
  { sessionId = null, delivery = 'code' }: LinkTerms = {},
): Promise<void> {
  const { account, now } = services
  await together(services, async (query) => {
    const token = await createLinkToken(query, { userId: to.id, purpose, target: email, sessionId }, now())
    const link = `${account.siteUrl}${pageOfLink[purpose]}#${token}`
    if (delivery === 'nothing') return
    await (delivery === 'notice'
      ? account.postman.mail('address-taken', email, { link: `${account.siteUrl}${paths.login}` }, query)
      : account.postman.mail(purpose, email, { fullName: to.fullName, link }, query)
    ).kept
  })
}

const textOfCode: Readonly<Record<PhonePurpose, string>> = {
  'confirm-phone': 'Ma xac thuc so dien thoai',
  'change-phone': 'Ma xac thuc so dien thoai moi',
  'reset-by-phone': 'Ma tao mat khau moi',
}

/** Sends a code of six digits. Without accents: an SMS with them costs three times as much and older phones garble it. */
export async function sendPhoneCode(
  services: AccountServices,
  to: Addressee,
  purpose: PhonePurpose,
  phoneNumber: string,
  delivery: Delivery = 'code',
) {
  const { account, now } = services
  await together(services, async (query) => {
    const code = await createPhoneCode(
      query,
      { userId: to.id, purpose, target: phoneNumber },
      now(),
      account.passwordCost,
    )
    if (delivery === 'nothing') return
    const text =
      delivery === 'notice'
        ? 'Co nguoi muon dung so nay cho tai khoan khac. So da co tai khoan, khong co gi thay doi.'
        : `${textOfCode[purpose]} (${withoutAccents(SITE_NAME)}): ${code}. Dung trong 5 phut.`
    await account.postman.sms(phoneNumber, text, query).kept
  })
}

/** A code that proves the owner of an account without a password, to an address that is confirmed. */
export async function sendOwnCode(services: AccountServices, to: Addressee, contact: UserName): Promise<void> {
  const { account, now } = services
  const request = { userId: to.id, purpose: 'own-code' as const, target: contact.value }
  await together(services, async (query) => {
    const code = await createPhoneCode(query, request, now(), account.passwordCost)
    if (contact.kind === 'email') {
      await account.postman.mail('own-code', contact.value, { fullName: to.fullName, code }, query).kept
    } else {
      const text = `Ma xac nhan (${withoutAccents(SITE_NAME)}): ${code}. Dung trong 10 phut.`
      await account.postman.sms(contact.value, text, query).kept
    }
  })
}

/** A code that logs in, to a confirmed email or phone number. */
export function sendLoginCode({ account }: AccountServices, to: Addressee, contact: UserName, code: string): void {
  if (contact.kind === 'email') account.postman.mail('login-code', contact.value, { fullName: to.fullName, code })
  else {
    const text = `Ma dang nhap (${withoutAccents(SITE_NAME)}): ${code}. Dung trong 10 phut. Dung dua ma nay cho ai.`
    account.postman.sms(contact.value, text)
  }
}

/** A code and the message that brings it: both, or neither and the earlier code still works. */
async function together({ database }: AccountServices, work: (query: Kysely<Tables>) => Promise<void>): Promise<void> {
  if (database.query.isTransaction) await work(database.query)
  else await database.query.transaction().execute(work)
}

/** Asks the owner of an email or phone number to confirm it. */
export async function sendConfirmation(services: AccountServices, to: Addressee, contact: UserName): Promise<void> {
  if (contact.kind === 'email') await sendLink(services, to, 'confirm-email', contact.value)
  else await sendPhoneCode(services, to, 'confirm-phone', contact.value)
}
