import type { ReactNode } from 'react'
import type { Prompt, PromptAction } from '../flow/prompt'
import { PollOverlay } from './PollOverlay'
import { PopupOverlay } from './PopupOverlay'

export interface OverlaysProps {
  readonly prompt: Prompt
  readonly band?: ReactNode
  readonly act: (action: PromptAction) => void
}

/** The dialogs of popups and polls, fetched with the first one that is to be shown. */
export function Overlays({ prompt, band, act }: OverlaysProps) {
  return prompt.kind === 'popup' ? (
    <PopupOverlay popup={prompt.popup} band={band} act={act} />
  ) : (
    <PollOverlay poll={prompt.poll} begun={prompt.begun} status={prompt.status} band={band} act={act} />
  )
}
