import { useCallback, useEffect, useState } from 'react'
import { Subject } from 'rxjs'
import { useShell } from 'shared-frame'
import { useShellServices } from '../../../frame/shell-services-context'
import type { Prompt, PromptAction } from '../flow/prompt'
import { promptFlow } from '../flow/prompt-flow'
import { PromptOverlay } from '../overlay/PromptOverlay'
import { promptKey } from '../overlay/prompt-key'
import { pageInputs } from './page-inputs'

/** Popups and polls of the page, for whoever is logged in. */
export function PagePrompts() {
  const shell = useShell()
  const services = useShellServices()
  const [actions$] = useState(() => new Subject<PromptAction>())
  const [prompt, setPrompt] = useState<Prompt | null>(null)
  const act = useCallback((action: PromptAction) => actions$.next(action), [actions$])

  useEffect(() => {
    if (!services) return
    const { inputs, stop } = pageInputs(shell, services, actions$)
    const shown = promptFlow(inputs).subscribe(setPrompt)
    return () => {
      shown.unsubscribe()
      stop()
      setPrompt(null)
    }
  }, [shell, services, actions$])

  return prompt ? <PromptOverlay key={promptKey(prompt)} prompt={prompt} act={act} /> : null
}
