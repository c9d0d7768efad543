import { useState } from 'react'
import { validateEmail } from 'shared-contracts/validation'
import { Section, useShell } from 'shared-frame'
import { FormsProvider, TextField } from 'shared-frame/forms'
import { verifyTexts as words } from '../../../texts/sign-in'
import { pendingVerification } from '../rules/pending-verification'
import { ResendButton } from './ResendButton'

/** A mail is on its way: where to look, and how to get another. */
export function MailWait() {
  const { api } = useShell()
  const pending = pendingVerification.read()
  const known = pending && validateEmail(pending.userName) === null ? pending : null
  const [email, setEmail] = useState(known?.userName ?? '')
  const [left, setLeft] = useState(false)
  return (
    <FormsProvider>
      <Section title={words.mailTitle}>
        <p>{known ? words.mailSent(known.userName) : words.mailAsk}</p>
        {!known && (
          <TextField
            id="verify-email"
            name="email"
            label={words.email}
            required
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={setEmail}
            onBlur={() => setLeft(email !== '')}
            error={left ? validateEmail(email) : null}
          />
        )}
        <ResendButton
          label={words.resendMail}
          sent={words.mailResent}
          justSent={known?.userId != null}
          disabled={validateEmail(email) !== null}
          send={() => api.call('User/ResendConfirmEmail', { query: { userName: email.trim() } })}
        />
      </Section>
    </FormsProvider>
  )
}
