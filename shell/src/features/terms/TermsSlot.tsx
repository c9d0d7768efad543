import { type ComponentType, useEffect, useState } from 'react'
import { inPageDestination, useShell } from 'shared-frame'
import type { TermsDialogProps } from './terms-dialog-part'

type LoadDialog = () => Promise<ComponentType<TermsDialogProps>>

const loadDialog: LoadDialog = async () =>
  (await import(/* webpackChunkName: "terms-dialog" */ './terms-dialog-part')).TermsDialog

/**
 * The terms over the page, for links that say `data-dialog="terms"`: a form below keeps what was typed. Such a link is an ordinary one
 * without script, for a new tab, and where the dialog can't be had.
 */
export function TermsSlot({ path, load = loadDialog }: { path: string; load?: LoadDialog }) {
  const shell = useShell()
  const [Dialog, setDialog] = useState<ComponentType<TermsDialogProps> | null>(null)
  const [opener, setOpener] = useState<HTMLAnchorElement | null>(null)

  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-dialog="terms"]')
      const destination = link ? inPageDestination(event, link) : null
      if (!link || destination === null) return
      // Before whoever else follows links
      event.preventDefault()
      load().then(
        (component) => {
          setDialog(() => component)
          setOpener(link)
        },
        (cause: unknown) => {
          shell.report(new Error('The dialog of the terms did not load', { cause }), { unit: 'shell', at: 'terms' })
          void shell.navigate(destination)
        },
      )
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [load, shell])

  // A page that goes takes what lies over it along
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path closes it
  useEffect(() => setOpener(null), [path])

  return Dialog && opener ? <Dialog opener={opener} onClose={() => setOpener(null)} /> : null
}
