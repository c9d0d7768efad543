import { Button, Notice, Stack, useShell } from 'shared-frame'
import { SubmissionRefused } from 'shared-frame/forms'
import { SecondStepForm, type SecondStepOffer } from 'shared-ui/second-step'
import { loginTexts, loginStepTexts as words } from '../../texts/sign-in'
import { finishLogin } from '../after-login'

export interface LoginStepProps {
  readonly offer: SecondStepOffer
  readonly remember: boolean
  readonly returnTo: string | null
  /** Back to the first step; `expired`: the login has run out. */
  readonly onBack: (why: 'wanted' | 'expired') => void
}

/** The second step of a login whose first was right, in the place of its form. */
export default function LoginStep({ offer, remember, returnTo, onBack }: LoginStepProps) {
  const shell = useShell()
  async function finish(accessToken: string | null): Promise<void> {
    if (accessToken !== null && (await finishLogin(accessToken, { shell, returnTo, remember }))) return
    throw new SubmissionRefused([{ code: '', field: null, message: loginTexts.noSession, link: null }])
  }
  return (
    <Stack>
      <div role="status">
        <Notice kind="info">{words.intro}</Notice>
      </div>
      <SecondStepForm
        name="login-step"
        methods={offer.methods}
        ticket={offer.ticket}
        onPassed={finish}
        onExpired={() => onBack('expired')}
      />
      <Button tone="quiet" wide onClick={() => onBack('wanted')}>
        {words.back}
      </Button>
      <p>{words.lost}</p>
    </Stack>
  )
}
