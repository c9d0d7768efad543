import { useRef, useState } from 'react'
import { Button, type ButtonProps } from '../core/page/Button'
import { useShell } from '../core/shell/shell-context'
import type { FileToSave } from './save-file'
import { savingTexts as texts } from './saving-texts'
import { useSaving } from './use-saving'

export interface SaveButtonProps extends Omit<ButtonProps, 'onClick' | 'busy' | 'ref'> {
  /** Makes the file with the press; null: nothing to save, which was said. */
  readonly file: () => FileToSave | null | Promise<FileToSave | null>
  /** What is said where it can't be made. */
  readonly failed?: string
}

/** Makes a file and saves it, in whatever way the browser has. */
export function SaveButton({ file, failed = texts.failed, ...rest }: SaveButtonProps) {
  const { notify, report } = useShell()
  const button = useRef<HTMLButtonElement>(null)
  const { save, ways } = useSaving({ opener: () => button.current })
  const [busy, setBusy] = useState(false)

  async function make() {
    setBusy(true)
    try {
      const made = await file()
      if (made !== null) await save(made)
    } catch (error) {
      report(error, { unit: 'shared-frame', at: 'save-button' })
      notify(failed, 'error')
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button data-no-print {...rest} ref={button} busy={busy} onClick={() => void make()} />
      {ways}
    </>
  )
}
