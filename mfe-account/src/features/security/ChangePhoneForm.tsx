import { Button, Notice, useShell } from 'shared-ui'
import { TextField } from 'shared-ui/forms'
import { useMutation } from 'shared-ui/remote'
import { FormFrame, useForm } from 'shared-ui/sending'
import { accountTexts } from '../../texts/account'
import { failureText } from '../own-account/failure-text'
import { keptDraftOf } from '../own-account/kept-draft-of'
import { useProfileChanged } from '../own-account/use-own-profile'
import { awaitsCode, emptyPhone, type PhoneDraft, phoneProblems } from './phone-draft'

const texts = accountTexts.security
const drafts = keptDraftOf<PhoneDraft>()

/** A new phone number, and the code that was sent to it (DECISIONS 29). */
export default function ChangePhoneForm({ userId }: { userId: number }) {
  const { api, notify } = useShell()
  const { refetch } = useProfileChanged(userId)
  const form = useForm<PhoneDraft>({
    name: 'phone',
    initial: emptyPhone,
    kept: drafts(userId),
    fields: ['phoneNumber', 'code'],
    problems: phoneProblems,
    async send(draft) {
      const { phoneNumber } = draft
      if (!awaitsCode(draft)) {
        await api.call('User/ChangePhoneNumber', { body: { phoneNumber } })
        form.change({ sentTo: phoneNumber, code: '' })
        return
      }
      await api.call('User/ChangePhoneNumber', { body: { phoneNumber, code: draft.code.trim() } })
      form.change(emptyPhone)
      await refetch()
      notify(texts.phoneSaved, 'success')
    },
  })
  const { draft } = form
  const again = useMutation({
    mutationFn: () => api.call('User/ChangePhoneNumber', { body: { phoneNumber: draft.phoneNumber } }),
    onSuccess: () => notify(texts.codeSent(draft.phoneNumber), 'success'),
    onError: (error) => notify(failureText(error), 'error'),
  })
  return (
    <FormFrame
      form={form}
      submitLabel={awaitsCode(draft) ? texts.confirmPhone : texts.sendCode}
      after={
        awaitsCode(draft) && (
          <Button tone="quiet" busy={again.isPending} onClick={() => again.mutate()}>
            {texts.resendCode}
          </Button>
        )
      }
    >
      <TextField
        id={form.fieldId('phoneNumber')}
        name="phoneNumber"
        label={texts.newPhone}
        hint={texts.phoneHint}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        value={draft.phoneNumber}
        onChange={(phoneNumber) => form.change({ phoneNumber })}
        error={form.problem('phoneNumber')}
      />
      <div role="status">{awaitsCode(draft) && <Notice kind="info">{texts.codeSent(draft.phoneNumber)}</Notice>}</div>
      {awaitsCode(draft) && (
        <TextField
          id={form.fieldId('code')}
          name="code"
          label={texts.code}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={draft.code}
          onChange={(code) => form.change({ code })}
          error={form.problem('code')}
        />
      )}
    </FormFrame>
  )
}
