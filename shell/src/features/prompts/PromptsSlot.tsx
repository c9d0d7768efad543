import { type ComponentType, useEffect, useState } from 'react'
import { useSession, useShell } from 'shared-frame'
import { useShellServices } from '../../frame/shell-services-context'
import { isPromptPreview } from '../../services/prompt-preview'

type LoadPrompts = () => Promise<ComponentType>

const loadPrompts: LoadPrompts = async () => (await import(/* webpackChunkName: "prompts" */ './Prompts')).Prompts

/** Popups and polls over pages. Their code comes with somebody who gets some: logged in with an object type, or a preview. */
export function PromptsSlot({ load = loadPrompts }: { load?: LoadPrompts }) {
  const shell = useShell()
  const services = useShellServices()
  const session = useSession()
  const [Prompts, setPrompts] = useState<ComponentType | null>(null)
  const wanted =
    services !== null && ((session.state === 'signed-in' && session.user.objectTypeId !== null) || isPromptPreview())

  useEffect(() => {
    if (!wanted) return
    let here = true
    load().then(
      (component) => {
        if (here) setPrompts(() => component)
      },
      (cause: unknown) =>
        shell.report(new Error('Popups and polls did not load', { cause }), { unit: 'shell', at: 'prompts' }),
    )
    return () => {
      here = false
    }
  }, [wanted, load, shell])

  return Prompts ? <Prompts /> : null
}
