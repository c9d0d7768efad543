import { useState } from 'react'
import { Button, LoadingState, Stack } from 'shared-frame'
import { verifyTexts as words } from '../../../texts/sign-in'
import { PhoneCodeForm } from '../forms/PhoneCodeForm'
import { useLinkToken } from '../rules/use-link-token'
import { type VerifyKind, verifyKinds } from '../rules/verify-kinds'
import { LinkConfirmation } from './LinkConfirmation'
import { MailWait } from './MailWait'
import { Verified } from './Verified'

export interface VerifyPanelProps {
  /** What the address names; null: nothing that is known. */
  readonly kind: VerifyKind | null
  readonly returnTo: string | null
}

/** The state of a verification: a link to confirm, a code to type, a mail to wait for, or all done. */
export default function VerifyPanel({ kind: stated, returnTo }: VerifyPanelProps) {
  const token = useLinkToken()
  const [linkGivenUp, setLinkGivenUp] = useState(false)
  const [verified, setVerified] = useState(false)
  const [chosen, setChosen] = useState<VerifyKind | null>(null)
  const kind = chosen ?? stated

  if (token === undefined) return <LoadingState shape="panel" count={1} />
  if (verified) return <Verified what="registration" returnTo={returnTo} />
  if (token !== null && !linkGivenUp) {
    return <LinkConfirmation token={token} returnTo={returnTo} onAnother={() => setLinkGivenUp(true)} />
  }
  if (kind === verifyKinds.phone) return <PhoneCodeForm onVerified={() => setVerified(true)} />
  if (kind !== null) return <MailWait />
  return (
    <Stack>
      <Button wide onClick={() => setChosen(verifyKinds.phone)}>
        {words.choosePhone}
      </Button>
      <Button wide tone="soft" onClick={() => setChosen(verifyKinds.email)}>
        {words.chooseEmail}
      </Button>
    </Stack>
  )
}
