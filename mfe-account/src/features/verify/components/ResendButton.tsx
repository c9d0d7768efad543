import { useState } from 'react'
import { Button, Notice, Stack } from 'shared-frame'
import { failureOf } from 'shared-frame/sending'
import { verifyTexts as words } from '../../../texts/sign-in'
import { RESEND_SECONDS, useWait } from '../rules/use-wait'

interface Props {
  readonly label: string
  /** Said when it went well: the same whether or not there is such an account. */
  readonly sent: string
  /** Whether a message has just gone out. */
  readonly justSent: boolean
  readonly disabled?: boolean
  readonly send: () => Promise<unknown>
}

type Outcome = { readonly kind: 'success' | 'error'; readonly message: string }

/** Sends a code or mail once more, at most once a minute. */
export function ResendButton({ label, sent, justSent, disabled = false, send }: Props) {
  const [seconds, waitAgain] = useWait(justSent ? RESEND_SECONDS : 0)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function resend(): Promise<void> {
    setBusy(true)
    try {
      await send()
      setOutcome({ kind: 'success', message: sent })
      waitAgain()
    } catch (error) {
      setOutcome({ kind: 'error', message: failureOf(error)[0]?.message ?? '' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack gap="small">
      <Button tone="quiet" wide busy={busy} disabled={disabled || seconds > 0} onClick={() => void resend()}>
        {seconds > 0 ? words.resendIn(seconds) : label}
      </Button>
      <div role="status">{outcome && <Notice kind={outcome.kind}>{outcome.message}</Notice>}</div>
    </Stack>
  )
}
