import { formatPhone, normalisePhone, validatePhone, validateRequired } from 'shared-contracts/validation'
import { useShell } from 'shared-frame'
import { FormFrame, formFields, useFieldForm } from 'shared-frame/forms'
import { captchaResponse } from 'shared-frame/sending'
import { verifyTexts as words } from '../../../texts/sign-in'
import { ResendButton } from '../components/ResendButton'
import { pendingVerification } from '../rules/pending-verification'
import { CodeField, codeMessage } from './CodeField'

interface PhoneCodeValues {
  readonly phone: string
  readonly code: string
}

const fields = formFields<PhoneCodeValues>()

/** The code that came by SMS. Who comes back without a registration in memory states the phone number, too. */
export function PhoneCodeForm({ onVerified }: { onVerified: () => void }) {
  const { api } = useShell()
  const pending = pendingVerification.read()
  const known = pending && normalisePhone(pending.userName) !== null ? pending : null
  const form = useFieldForm<PhoneCodeValues>({
    name: 'verify',
    defaults: { phone: known?.userName ?? '', code: '' },
    kept: { in: 'tab', never: ['code'] },
    rules: ({ phone, code }) => ({
      phone: validateRequired(phone) ?? validatePhone(phone),
      code: codeMessage(code),
    }),
    async send({ phone, code }) {
      const who = known?.userId && phone === known.userName ? { userId: known.userId } : { userName: phone }
      await api.call('User/VerifyPhoneNumber', { query: { ...who, code } })
      onVerified()
    },
  })
  return (
    <>
      <p>{known ? words.phoneSent(formatPhone(known.userName)) : words.phoneAsk}</p>
      <FormFrame form={form} submitLabel={words.verify} after={<ResendCode justSent={known?.userId != null} />}>
        {!known && <fields.Text name="phone" label={words.phone} required type="tel" autoComplete="tel" />}
        <CodeField />
      </FormFrame>
    </>
  )
}

function ResendCode({ justSent }: { justSent: boolean }) {
  const { api } = useShell()
  const phone = fields.useValue('phone')
  return (
    <ResendButton
      label={words.resendCode}
      sent={words.codeResent}
      justSent={justSent}
      disabled={validatePhone(phone) !== null}
      send={async () =>
        api.call('User/GetVerifyPhoneNumberCode', { body: { username: phone, response: await captchaResponse(api) } })
      }
    />
  )
}
