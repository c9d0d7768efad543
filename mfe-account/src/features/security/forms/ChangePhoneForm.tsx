import { ApiError } from 'shared-contracts/client'
import { formatPhone, normalisePhone } from 'shared-contracts/validation'
import { Button, Notice, useShell, type VisitorProfile } from 'shared-frame'
import { FormFrame, formFields, useFieldForm } from 'shared-frame/forms'
import { useMutation } from 'shared-frame/remote'
import { accountTexts } from '../../../texts/account'
import { failureText } from '../../own-account'
import { emptyProof, PasswordAgain, proofFields, proofOnWire } from '../../password-again'
import { CodeField } from '../../verify'
import { awaitsCode, emptyPhone, type PhoneValues, phoneMessages } from './phone-values'

const texts = accountTexts.security
const fields = formFields<PhoneValues>()

export interface ChangePhoneFormProps {
  readonly user: VisitorProfile
}

/** A new phone number for the password, and the code that was sent to it. */
export default function ChangePhoneForm({ user }: ChangePhoneFormProps) {
  const { api, notify, visitor } = useShell()
  const form = useFieldForm<PhoneValues>({
    name: 'phone',
    defaults: emptyPhone,
    kept: { in: 'tab', never: ['code', ...proofFields] },
    rules: (values) => phoneMessages(values, user),
    async send(values) {
      const { phoneNumber } = values
      if (!awaitsCode(values)) {
        await api.call('User/ChangePhoneNumber', { body: { phoneNumber, ...proofOnWire(values, user) } })
        form.change({ sentTo: phoneNumber, code: '', ...emptyProof })
        return
      }
      await api.call('User/ChangePhoneNumber', { body: { phoneNumber, code: values.code.trim() } })
      form.reset(emptyPhone)
      await visitor.invalidate('profile')
      notify(texts.phoneSaved, 'success')
    },
  })
  const phoneNumber = fields.useValue('phoneNumber', form)
  const waiting = awaitsCode({ phoneNumber, sentTo: fields.useValue('sentTo', form) })
  return (
    <FormFrame
      form={form}
      submitLabel={waiting ? texts.confirmPhone : texts.sendCode}
      after={waiting && <ResendCode phoneNumber={phoneNumber} onProofNeeded={() => form.change({ sentTo: null })} />}
    >
      <fields.Text
        name="phoneNumber"
        label={texts.newPhone}
        hint={texts.phoneHint}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={60}
      />
      {!waiting && <PasswordAgain user={user} />}
      <div role="status">{waiting && <Notice kind="info">{texts.codeSent(shownPhone(phoneNumber))}</Notice>}</div>
      {waiting && <CodeField label={texts.code} />}
    </FormFrame>
  )
}

interface ResendCodeProps {
  readonly phoneNumber: string
  /** The first code is too old by now: its owner proves herself once more. */
  readonly onProofNeeded: () => void
}

function ResendCode({ phoneNumber, onProofNeeded }: ResendCodeProps) {
  const { api, notify } = useShell()
  const again = useMutation({
    mutationFn: () => api.call('User/ChangePhoneNumber', { body: { phoneNumber } }),
    onSuccess: () => notify(texts.codeSent(shownPhone(phoneNumber)), 'success'),
    onError(error) {
      if (error instanceof ApiError && error.status === 422) onProofNeeded()
      notify(failureText(error), 'error')
    },
  })
  return (
    <Button tone="quiet" busy={again.isPending} onClick={() => again.mutate()}>
      {texts.resendCode}
    </Button>
  )
}

/** As typed, until it is a number. */
function shownPhone(typed: string): string {
  return formatPhone(normalisePhone(typed) ?? typed)
}
