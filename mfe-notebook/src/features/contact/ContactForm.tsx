import { useState } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { useSession, useShell } from 'shared-frame'
import { FormFrame, formFields, useFieldForm } from 'shared-frame/forms'
import { captchaResponse } from 'shared-frame/sending'
import { texts } from '../../texts'
import { ContactSent } from './ContactSent'
import { type ContactValues, contactLengths, contactOnWire, contactRules, emptyContact } from './contact-values'

const words = texts.contact.form
const fields = formFields<ContactValues>()

/** A message to the programme (UserContact). The captcha works in the background; nobody reads crooked letters. */
export default function ContactForm() {
  const { api } = useShell()
  const session = useSession()
  const [sent, setSent] = useState<CallAnswer<'UserContact/AddNew'> | null>(null)
  const form = useFieldForm<ContactValues>({
    name: 'contact',
    defaults: emptyContact(session.state === 'signed-in' ? session.user.fullName : ''),
    kept: { in: 'device' },
    rules: contactRules,
    async send(values) {
      const response = await captchaResponse(api)
      const answer = await api.call('UserContact/AddNew', { body: contactOnWire(values, response) })
      // Who writes again is the same person with another question.
      form.reset({ ...values, title: '', content: '' })
      setSent(answer)
    },
  })
  if (sent) return <ContactSent contact={sent} onAnother={() => setSent(null)} />
  return (
    <FormFrame form={form} submitLabel={words.send}>
      <fields.Text
        name="fullName"
        label={words.fullName}
        maxLength={contactLengths.fullName}
        required
        autoComplete="name"
      />
      <fields.Text
        name="email"
        label={words.email}
        maxLength={contactLengths.email}
        hint={words.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <fields.Text
        name="phoneNumber"
        label={words.phoneNumber}
        maxLength={contactLengths.phoneNumber}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <fields.Text name="title" label={words.title} maxLength={contactLengths.title} />
      <fields.Text
        name="content"
        label={words.content}
        maxLength={contactLengths.content}
        hint={words.contentHint}
        required
        rows={5}
      />
    </FormFrame>
  )
}
