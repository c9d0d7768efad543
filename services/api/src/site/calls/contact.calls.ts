import {
  normaliseEmail,
  normalisePhone,
  validateEmail,
  validatePhone,
  validateRequired,
} from 'shared-contracts/validation'
import { requireCaptcha } from '../../account/calls/steps/account-guards'
import { refuseWrongFields } from '../../health/rules/health-fields'
import { anyoneAfresh, type CallsOf, type Handlers } from '../../platform/calls/handler'
import { administrator } from '../../platform/calls/user-handler'
import { CallFailure, generalFailure } from '../../platform/http/call-failure'
import { emailTemplates, isEmailTemplateCode } from '../../platform/messages/email-templates'
import type { Services } from '../../server/services'
import { addContact, contactStatuses, findContacts, setContactStatus } from '../store/contact.store'

/** Captcha, mail and messages to the programme. */
export function contactCalls(services: Services): Handlers<CallsOf<'Email' | 'Captcha' | 'UserContact' | 'Outbox'>> {
  const { database, account, now } = services
  return {
    'Email/GetCaptchaCode': anyoneAfresh(() => account.captcha.challenge()),
    'Captcha/GetCaptchaCode': anyoneAfresh(() => account.captcha.challenge()),

    'Email/GetEmailTemplate': administrator(async ({ query: { templateCode } }) => {
      if (!isEmailTemplateCode(templateCode)) throw unknownTemplate()
      return { templateCode, ...emailTemplates[templateCode] }
    }),

    'Email/SendEmail': administrator(async ({ body }) => {
      if (!isEmailTemplateCode(body.templateCode)) throw unknownTemplate()
      account.postman.mail(body.templateCode, body.to, body.values)
      return {}
    }),

    'UserContact/AddNew': anyoneAfresh(async ({ body, address }) => {
      const { email = '', phoneNumber = '' } = body
      const neither = email.trim() === '' && phoneNumber.trim() === ''
      refuseWrongFields({
        // One of them, or nobody could answer.
        email: neither ? validateRequired(email) : email.trim() === '' ? null : validateEmail(email),
        phoneNumber: phoneNumber.trim() === '' ? null : validatePhone(phoneNumber),
      })
      await requireCaptcha(services, body.response, address)
      const id = await addContact(database.query, {
        full_name: body.fullName,
        email: email.trim() === '' ? null : normaliseEmail(email),
        phone_number: normalisePhone(phoneNumber),
        title: body.title || null,
        content: body.content,
        sent_at: now(),
      })
      return { id, status: contactStatuses.waiting }
    }),

    'UserContact/GetAll': administrator(({ query }) => findContacts(database.query, query)),

    'UserContact/SetStatus': administrator(async ({ body }) => {
      if (!(await setContactStatus(database.query, body.id, body.status))) throw generalFailure('not_found')
      return {}
    }),

    'Outbox/GetAll': administrator(async () => (account.readOutbox === null ? [] : account.readOutbox())),
  }
}

function unknownTemplate(): CallFailure {
  return new CallFailure(404, 'template_does_not_exist', 'Không có mẫu thư này.')
}
