import { formatPhone } from 'shared-contracts/validation'
import { Button, Notice, Stack, useShell } from 'shared-frame'
import { formFields } from 'shared-frame/forms'
import { useMutation } from 'shared-frame/remote'
import { passwordAgainTexts as texts } from '../../texts/password-again'
import { failureText } from '../own-account'
import { CodeField } from '../verify'
import { codeAddressOf, type OwnerProofValues, type ProvenUser, proofKindOf } from './owner-proof'

const fields = formFields<OwnerProofValues>()

/**
 * The fields in which the owner of an account proves herself before a step that a borrowed phone must not be able to take. Any
 * form whose values hold `OwnerProofValues` shows them inside its frame.
 */
export function PasswordAgain({ user }: { user: ProvenUser }) {
  const kind = proofKindOf(user)
  if (kind === 'password') {
    return (
      <fields.Password
        name="password"
        label={texts.password}
        hint={texts.passwordHint}
        required
        autoComplete="current-password"
      />
    )
  }
  if (kind === 'fresh-login') return <Notice kind="info">{texts.freshLogin}</Notice>
  return <CodeAgain address={codeAddressOf(user)} />
}

function CodeAgain({ address }: { address: string }) {
  const { api, notify } = useShell()
  const send = useMutation({
    mutationFn: () => api.call('User/SendOwnCode'),
    onSuccess: () => notify(texts.codeSent(formatPhone(address)), 'success'),
    onError: (error) => notify(failureText(error), 'error'),
  })
  return (
    <Stack gap="small">
      <p>{texts.codeWhy}</p>
      <Stack direction="row">
        <Button tone="soft" busy={send.isPending} onClick={() => send.mutate()}>
          {texts.sendCode(address)}
        </Button>
      </Stack>
      <CodeField name="ownCode" label={texts.code} hint={texts.codeHint} />
    </Stack>
  )
}
