import { type ReactNode, useCallback } from 'react'
import { useShell } from 'shared-ui'
import type { Prompt, PromptAction } from '../flow/prompt'
import { PollOverlay } from './PollOverlay'
import { PopupOverlay } from './PopupOverlay'
import { PromptBoundary } from './PromptBoundary'

interface Props {
  readonly prompt: Prompt
  readonly band?: ReactNode
  readonly act: (action: PromptAction) => void
}

/** What lies over the page. Its failure is reported and ends it. */
export function PromptOverlay({ prompt, band, act }: Props) {
  const shell = useShell()
  const fail = useCallback(
    (cause: unknown) => {
      // Under a message of our own: a missing file of a prompt is no reason to reload the page.
      shell.report(new Error('A popup or poll failed', { cause }), { unit: 'shell', at: 'prompts' })
      act({ type: 'fail' })
    },
    [shell, act],
  )
  return (
    <PromptBoundary onFault={fail}>
      {prompt.kind === 'popup' ? (
        <PopupOverlay popup={prompt.popup} band={band} act={act} />
      ) : (
        <PollOverlay poll={prompt.poll} begun={prompt.begun} status={prompt.status} band={band} act={act} />
      )}
    </PromptBoundary>
  )
}
