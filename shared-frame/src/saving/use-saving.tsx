import { type ReactNode, useState } from 'react'
import { useShell } from '../core/shell/shell-context'
import { canDownload, type FileToSave, startDownload } from './save-file'
import { savingTexts as texts } from './saving-texts'

/**
 * `downloading`: the browser has the file; whether it keeps it is not known. `offered`: it takes none, and other ways are on screen.
 * `failed`: they could not be shown, which was said.
 */
export type SaveOutcome = 'downloading' | 'offered' | 'failed'

export interface Saving {
  save(file: FileToSave): Promise<SaveOutcome>
  /** Shows the other ways to keep a file. */
  offer(file: FileToSave): Promise<SaveOutcome>
  /** The ways on screen, to be rendered. */
  readonly ways: ReactNode
}

export interface SavingOptions {
  /** What gets the focus back, where it can't keep it, such as a button that is busy. */
  readonly opener?: () => HTMLElement | null
  /** Says that the browser has the file; absent: a notification does, with the other ways behind it. */
  readonly onDownloading?: (file: FileToSave) => void
}

/**
 * Saves files, wherever the page is shown: as a download, or where the browser takes none by share sheet, copy or a browser of its own.
 *
 * @example const { save, ways } = useSaving()
 */
export function useSaving({ opener, onDownloading }: SavingOptions = {}): Saving {
  const shell = useShell()
  const [ways, setWays] = useState<ReactNode>(null)

  async function offer(file: FileToSave): Promise<SaveOutcome> {
    try {
      const { default: FileWays } = await import(/* webpackChunkName: "file-ways" */ './ways/file-ways-part')
      setWays(<FileWays file={file} opener={opener} onClose={() => setWays(null)} />)
      return 'offered'
    } catch (error) {
      shell.report(error, { unit: 'shared-frame', at: 'file-ways' })
      shell.notify(texts.waysFailed, 'error')
      return 'failed'
    }
  }

  return {
    offer,
    async save(file) {
      if (!canDownload()) return offer(file)
      startDownload(file)
      if (onDownloading) onDownloading(file)
      else shell.notify(texts.downloading(file.name), 'info', { label: texts.unseen, run: () => void offer(file) })
      return 'downloading'
    },
    ways,
  }
}
