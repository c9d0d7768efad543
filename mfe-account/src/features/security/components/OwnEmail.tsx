import { paths } from 'shared-contracts/paths'
import { Button, LinkButton, Notice, Section, Stack, useShell, type VisitorProfile } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { accountTexts } from '../../../texts/account'
import { failureText } from '../../own-account'

const texts = accountTexts.security

/** The email and whether it is confirmed; changing it has a page of its own. */
export function OwnEmail({ user: { email, emailConfirmed } }: { user: VisitorProfile }) {
  return (
    <Section title={texts.email}>
      <Stack>
        <p>{email ?? texts.noEmail}</p>
        {email !== null && !emailConfirmed && <Unconfirmed email={email} />}
        <Stack direction="row">
          <LinkButton to={paths.changeEmail} tone="soft">
            {email === null ? texts.addEmail : texts.changeEmail}
          </LinkButton>
        </Stack>
      </Stack>
    </Section>
  )
}

function Unconfirmed({ email }: { email: string }) {
  const { api, notify } = useShell()
  const resend = useMutation({
    mutationFn: () => api.call('User/ResendConfirmEmail', { query: { userName: email } }),
    onSuccess: () => notify(texts.resent, 'success'),
    onError: (error) => notify(failureText(error), 'error'),
  })
  return (
    <Notice
      kind="warning"
      action={
        <Button tone="soft" busy={resend.isPending} onClick={() => resend.mutate()}>
          {texts.resend}
        </Button>
      }
    >
      {texts.emailUnconfirmed}
    </Notice>
  )
}
