import { useState } from 'react'
import { paths } from 'shared-contracts/paths'
import { normaliseEmail, validateEmail, validateRequired } from 'shared-contracts/validation'
import { Button, LinkButton, StatePanel, useShell, type VisitorProfile } from 'shared-frame'
import { FormFrame, formFields, useFieldForm } from 'shared-frame/forms'
import { accountTexts } from '../../../texts/account'
import {
  emptyProof,
  type OwnerProofValues,
  PasswordAgain,
  proofFields,
  proofMessages,
  proofOnWire,
} from '../../password-again'

interface EmailValues extends OwnerProofValues {
  readonly email: string
}

const texts = accountTexts.changeEmail
const fields = formFields<EmailValues>()

export interface ChangeEmailFormProps {
  readonly user: VisitorProfile
}

/** A new email, which counts once the link that is sent to it was opened. */
export default function ChangeEmailForm({ user }: ChangeEmailFormProps) {
  const { api } = useShell()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useFieldForm<EmailValues>({
    name: 'change-email',
    defaults: { email: '', ...emptyProof },
    kept: { in: 'tab', never: proofFields },
    rules: (values) => ({ email: emailMessage(values.email, user.email), ...proofMessages(values, user) }),
    async send(values) {
      await api.call('User/ChangeEmail', { body: { email: values.email, ...proofOnWire(values, user) } })
      form.reset({ ...values, ...emptyProof })
      setSentTo(values.email.trim())
    },
  })
  if (sentTo !== null) {
    return (
      <StatePanel
        role="status"
        illustration="tu-van"
        title={texts.sentTitle}
        actions={
          <>
            <LinkButton to={paths.security}>{texts.back}</LinkButton>
            <Button tone="soft" onClick={() => setSentTo(null)}>
              {texts.again}
            </Button>
          </>
        }
      >
        {texts.sent(sentTo)}
      </StatePanel>
    )
  }
  return (
    <FormFrame form={form} submitLabel={texts.send}>
      <fields.Text
        name="email"
        label={texts.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <PasswordAgain user={user} />
    </FormFrame>
  )
}

function emailMessage(email: string, currentEmail: string | null): string | null {
  const wrong = validateRequired(email) ?? validateEmail(email)
  if (wrong !== null) return wrong
  return normaliseEmail(email) === currentEmail ? texts.same : null
}
