import { useState } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { useSession, useShell } from 'shared-ui'
import { TextField } from 'shared-ui/forms'
import { captchaResponse, FormFrame, keptDraft, useForm } from 'shared-ui/sending'
import { texts } from '../../texts'
import { ContactSent } from './ContactSent'
import {
  type ContactDraft,
  contactFields,
  contactLengths,
  contactOnWire,
  contactProblems,
  emptyContact,
} from './contact-draft'

const words = texts.contact.form
const kept = keptDraft<ContactDraft>()

/** A message to the programme (UserContact). The captcha works in the background; nobody reads crooked letters. */
export default function ContactForm() {
  const { api } = useShell()
  const session = useSession()
  const [sent, setSent] = useState<CallAnswer<'UserContact/AddNew'> | null>(null)
  const initial = emptyContact(session.state === 'signed-in' ? session.user.fullName : '')
  const form = useForm<ContactDraft>({
    name: 'contact',
    initial,
    kept,
    fields: contactFields,
    problems: contactProblems,
    async send(draft) {
      const response = await captchaResponse(api)
      const answer = await api.call('UserContact/AddNew', { body: contactOnWire(draft, response) })
      form.change({ title: '', content: '' })
      setSent(answer)
    },
  })
  if (sent) return <ContactSent contact={sent} onAnother={() => setSent(null)} />

  const of = (field: keyof ContactDraft) => ({
    id: form.fieldId(field),
    name: field,
    value: form.draft[field],
    maxLength: contactLengths[field],
    onChange: (value: string) => form.change({ [field]: value }),
    error: form.problem(field),
  })
  return (
    <FormFrame form={form} submitLabel={words.send}>
      <TextField {...of('fullName')} label={words.fullName} required autoComplete="name" />
      <TextField
        {...of('email')}
        label={words.email}
        hint={words.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField {...of('phoneNumber')} label={words.phoneNumber} type="tel" inputMode="tel" autoComplete="tel" />
      <TextField {...of('title')} label={words.title} />
      <TextField {...of('content')} label={words.content} hint={words.contentHint} required rows={5} />
    </FormFrame>
  )
}
