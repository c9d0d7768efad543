import { useState } from 'react'
import { Button, LoadingState, Notice, Stack, StatePanel } from 'shared-frame'
import { resetTexts as words } from '../../texts/sign-in'
import { returnAfter } from '../after-login'
import { useLinkToken } from '../verify'
import { type Asked, AskReset } from './AskReset'
import { NewPasswordForm } from './NewPasswordForm'

export interface ResetPanelProps {
  readonly returnTo: string | null
}

/** A forgotten password: who, then the mail to open or the code to type, then the new one. */
export default function ResetPanel({ returnTo }: ResetPanelProps) {
  const token = useLinkToken()
  const [linkGivenUp, setLinkGivenUp] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)

  function startOver(): void {
    setAsked(null)
    setLinkGivenUp(true)
  }

  if (token === undefined) return <LoadingState shape="panel" count={1} />
  if (token !== null && !linkGivenUp) {
    return (
      <Stack>
        <NewPasswordForm proof={{ kind: 'link', token }} returnTo={returnAfter('new-password', returnTo)} />
        <Button tone="quiet" wide onClick={startOver}>
          {words.again}
        </Button>
      </Stack>
    )
  }
  if (asked === null) return <AskReset returnTo={returnTo} onAsked={setAsked} />
  const other = (
    <Button tone="quiet" wide onClick={startOver}>
      {words.other}
    </Button>
  )
  if (asked.kind === 'email') {
    return (
      <StatePanel illustration="login" role="status" title={words.mailTitle} actions={other}>
        {words.mailSent}
      </StatePanel>
    )
  }
  return (
    <Stack>
      <div role="status">
        <Notice kind="info">{words.codeSent}</Notice>
      </div>
      <NewPasswordForm proof={asked} returnTo={returnTo} />
      {other}
    </Stack>
  )
}
