import { useState } from 'react'
import { paths } from 'shared-contracts/paths'
import { normaliseEmail, validateEmail, validateRequired } from 'shared-contracts/validation'
import { Button, LinkButton, StatePanel, useShell } from 'shared-ui'
import { TextField } from 'shared-ui/forms'
import { FormFrame, useForm } from 'shared-ui/sending'
import { accountTexts } from '../../texts/account'
import { keptDraftOf } from '../own-account/kept-draft-of'

const texts = accountTexts.changeEmail
const drafts = keptDraftOf<{ readonly email: string }>()

export interface ChangeEmailFormProps {
  readonly userId: number
  readonly currentEmail: string | null
}

/** A new email, which counts once the link that is sent to it was opened (DECISIONS 29). */
export default function ChangeEmailForm({ userId, currentEmail }: ChangeEmailFormProps) {
  const { api } = useShell()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    name: 'change-email',
    initial: { email: '' },
    kept: drafts(userId),
    fields: ['email'],
    problems: ({ email }) => ({ email: emailProblem(email, currentEmail) }),
    async send({ email }) {
      await api.call('User/ChangeEmail', { body: { email } })
      setSentTo(email.trim())
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
      <TextField
        id={form.fieldId('email')}
        name="email"
        label={texts.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        value={form.draft.email}
        onChange={(email) => form.change({ email })}
        error={form.problem('email')}
      />
    </FormFrame>
  )
}

function emailProblem(email: string, currentEmail: string | null): string | null {
  const wrong = validateRequired(email) ?? validateEmail(email)
  if (wrong !== null) return wrong
  return normaliseEmail(email) === currentEmail ? texts.same : null
}
