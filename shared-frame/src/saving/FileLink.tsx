import type { MouseEvent, ReactNode } from 'react'
import { useShell } from '../core/shell/shell-context'
import { canDownload } from './save-file'
import { savingTexts as texts } from './saving-texts'
import { useSaving } from './use-saving'

export interface FileLinkProps {
  /** Of a file of this site. */
  readonly href: string
  readonly children: ReactNode
}

/** A link to a file, which the browser opens or saves; where it can do neither, the file is fetched and kept in other ways. */
export function FileLink({ href, children }: FileLinkProps) {
  const { notify, report } = useShell()
  const { save, ways } = useSaving()

  async function fetchInstead(event: MouseEvent): Promise<void> {
    if (canDownload()) return
    event.preventDefault()
    try {
      const answer = await fetch(href)
      if (!answer.ok) throw new Error(`${href} answered ${answer.status}`)
      await save({ content: await answer.blob(), name: href.split('/').at(-1) ?? '' })
    } catch (error) {
      report(error, { unit: 'shared-frame', at: 'file-link' })
      notify(texts.failed, 'error')
    }
  }

  return (
    <>
      <a href={href} onClick={(event) => void fetchInstead(event)}>
        {children}
      </a>
      {ways}
    </>
  )
}
