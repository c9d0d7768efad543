import { acceptsDigitsEntry, normalisePhone, validatePhone, validateRequired } from 'shared-contracts/validation'
import { useShell } from 'shared-ui'
import { TextField } from 'shared-ui/forms'
import { captchaResponse, FormFrame, useForm } from 'shared-ui/sending'
import { verifyTexts as words } from '../../texts/sign-in'
import { pendingVerification } from './pending-verification'
import { ResendButton } from './ResendButton'

interface CodeDraft {
  readonly phone: string
  readonly code: string
}

/** Null: six digits; otherwise what is wrong. */
export function codeProblem(code: string): string | null {
  return validateRequired(code) ?? (/^\d{6}$/.test(code) ? null : words.codeWrong)
}

/** The code that came by SMS. Who comes back without a registration in memory states the phone number, too. */
export function PhoneCodeForm({ onVerified }: { onVerified: () => void }) {
  const { api } = useShell()
  const pending = pendingVerification.read()
  const known = pending && normalisePhone(pending.userName) !== null ? pending : null
  const form = useForm<CodeDraft>({
    name: 'verify',
    initial: { phone: known?.userName ?? '', code: '' },
    fields: ['phone', 'code'],
    problems: ({ phone, code }) => ({
      phone: validateRequired(phone) ?? validatePhone(phone),
      code: codeProblem(code),
    }),
    async send({ phone, code }) {
      const who = known?.userId && phone === known.userName ? { userId: known.userId } : { userName: phone }
      await api.call('User/VerifyPhoneNumber', { query: { ...who, code } })
      onVerified()
    },
  })
  const { draft, change, problem, fieldId } = form

  return (
    <>
      <p>{known ? words.phoneSent(known.userName) : words.phoneAsk}</p>
      <FormFrame
        form={form}
        submitLabel={words.verify}
        after={
          <ResendButton
            label={words.resendCode}
            sent={words.codeResent}
            justSent={known?.userId != null}
            disabled={validatePhone(draft.phone) !== null}
            send={async () =>
              api.call('User/GetVerifyPhoneNumberCode', {
                body: { username: draft.phone, response: await captchaResponse(api) },
              })
            }
          />
        }
      >
        {!known && (
          <TextField
            id={fieldId('phone')}
            name="phone"
            label={words.phone}
            required
            type="tel"
            autoComplete="tel"
            value={draft.phone}
            onChange={(phone) => change({ phone })}
            error={problem('phone')}
          />
        )}
        <CodeField
          id={fieldId('code')}
          value={draft.code}
          onChange={(code) => change({ code })}
          error={problem('code')}
        />
      </FormFrame>
    </>
  )
}

interface CodeFieldProps {
  readonly id: string
  readonly value: string
  readonly onChange: (code: string) => void
  readonly error: string | null
}

/** Six digits; phones offer the code of the message that has just come. */
export function CodeField({ id, value, onChange, error }: CodeFieldProps) {
  return (
    <TextField
      id={id}
      name="code"
      label={words.code}
      hint={words.codeHint}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      value={value}
      onChange={(code) => {
        if (acceptsDigitsEntry(code)) onChange(code)
      }}
      error={error}
    />
  )
}
