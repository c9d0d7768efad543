import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useShell } from 'shared-frame'
import type { OverlaysProps } from './overlays-part'
import { PromptBoundary } from './PromptBoundary'

const loadOverlays = async () => (await import(/* webpackChunkName: "prompt-overlays" */ './overlays-part')).Overlays

/** What lies over the page. Its failure, or that of its code, is reported and ends it. */
export function PromptOverlay({ prompt, band, act }: OverlaysProps) {
  const shell = useShell()
  const [Overlays, setOverlays] = useState<ComponentType<OverlaysProps> | null>(null)
  const fail = useCallback(
    (cause: unknown) => {
      // Under a message of our own: a missing file of a prompt is no reason to reload the page.
      shell.report(new Error('A popup or poll failed', { cause }), { unit: 'shell', at: 'prompts' })
      act({ type: 'fail' })
    },
    [shell, act],
  )

  useEffect(() => {
    let here = true
    loadOverlays().then(
      (component) => {
        if (here) setOverlays(() => component)
      },
      (cause: unknown) => {
        if (here) fail(cause)
      },
    )
    return () => {
      here = false
    }
  }, [fail])

  return (
    <PromptBoundary onFault={fail}>{Overlays && <Overlays prompt={prompt} band={band} act={act} />}</PromptBoundary>
  )
}
