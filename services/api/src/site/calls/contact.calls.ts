import { CallFailure, createLimiter, generalFailure } from 'service-host'
import {
  normaliseEmail,
  normalisePhone,
  validateEmail,
  validatePhone,
  validateRequired,
} from 'shared-contracts/validation'
import { type AccountServices, requireCaptcha } from '../../account'
import { type CallsOf, type Handlers, publicKnowingCaller, publicUncached } from '../../platform/calls/handler'
import { administrator, user } from '../../platform/calls/user-handler'
import { refuseWrongFields } from '../../platform/http/field-problems'
import { emailTemplates, isEmailTemplateCode } from '../../platform/messages/email-templates'
import { addContact, contactStatuses, findContacts, findOwnContacts } from '../store/contact.store'

/** The state of a message is editors' to set, at their desk. */
export type ContactCall = Exclude<CallsOf<'Email' | 'Captcha' | 'UserContact' | 'Outbox'>, 'UserContact/SetStatus'>

/** More than a household writes; somebody reads each. */
const MESSAGES_OF_VISITOR = { points: 20, windowSeconds: 3_600 }

/** Captcha, mail and messages to the programme. */
export function contactCalls(services: AccountServices): Handlers<ContactCall> {
  const { database, account, now } = services
  const messages = createLimiter({
    ...MESSAGES_OF_VISITOR,
    store: { kind: 'memory' },
    name: 'messages to the programme',
    onStoreFailure: () => undefined,
  })
  return {
    'Email/GetCaptchaCode': publicUncached(() => account.captcha.challenge()),
    'Captcha/GetCaptchaCode': publicUncached(() => account.captcha.challenge()),

    'Email/GetEmailTemplate': administrator(async ({ query: { templateCode } }) => {
      if (!isEmailTemplateCode(templateCode)) throw unknownTemplate()
      return { templateCode, ...emailTemplates[templateCode] }
    }),

    'Email/SendEmail': administrator(async ({ body }) => {
      if (!isEmailTemplateCode(body.templateCode)) throw unknownTemplate()
      await account.postman.mail(body.templateCode, body.to, body.values).kept
      return {}
    }),

    'UserContact/AddNew': publicKnowingCaller(async ({ body, address, caller }) => {
      const { email = '', phoneNumber = '' } = body
      const neither = email.trim() === '' && phoneNumber.trim() === ''
      refuseWrongFields({
        // One of them, or nobody could answer.
        email: neither ? validateRequired(email) : email.trim() === '' ? null : validateEmail(email),
        phoneNumber: phoneNumber.trim() === '' ? null : validatePhone(phoneNumber),
      })
      await requireCaptcha(services, body.response, address)
      if (account.limitAttempts && (await messages.consume(address)).refused) throw generalFailure('too_many_requests')
      const id = await addContact(database.query, {
        fullName: body.fullName,
        email: email.trim() === '' ? null : normaliseEmail(email),
        phoneNumber: normalisePhone(phoneNumber),
        title: body.title || null,
        content: body.content,
        sentAt: now(),
        userId: caller.kind === 'user' ? caller.userId : null,
      })
      return { id, status: contactStatuses.waiting }
    }),

    'UserContact/GetOwn': user(({ userId }) => findOwnContacts(database.query, userId)),

    'UserContact/GetAll': administrator(({ query }) => findContacts(database.query, query)),

    'Outbox/GetAll': administrator(async () => (account.readOutbox === null ? [] : account.readOutbox())),
  }
}

function unknownTemplate(): CallFailure {
  return new CallFailure(404, 'template_does_not_exist', 'Không có mẫu thư này.')
}
