import { useEffect, useRef, useState } from 'react'
import { ApiError, isRefused } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { type FileToSave, useSaving } from 'shared-frame/saving'
import { fileTexts as words } from '../file-texts'
import { DownloadError, downloadFile } from './download-file'
import type { StaffFile } from './staff-files'

export type DownloadState =
  | { readonly state: 'idle' }
  /** Bytes that have arrived. */
  | { readonly state: 'loading'; readonly bytes: number }
  /** The file has arrived and was checked; `isSaving`: the browser took it as a download. */
  | { readonly state: 'done'; readonly saved: FileToSave; readonly isSaving: boolean }
  | { readonly state: 'failed'; readonly message: string }

/** Downloads a file on demand and says how far it is. Leaving the page breaks it off. */
export function useDownload(file: StaffFile) {
  const { api, visitor } = useShell()
  // What came of it is said below the button.
  const { save, offer, ways } = useSaving({ onDownloading: () => {} })
  const [download, setDownload] = useState<DownloadState>({ state: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(): Promise<void> {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setDownload({ state: 'loading', bytes: 0 })
    const onProgress = (bytes: number) => setDownload({ state: 'loading', bytes })
    try {
      const content = await downloadFile({ api, file, signal: controller.signal, onProgress })
      const saved = { content, name: file.fileName }
      setDownload({ state: 'done', saved, isSaving: (await save(saved)) === 'downloading' })
    } catch (error) {
      if (controller.signal.aborted) {
        setDownload({ state: 'idle' })
        return
      }
      setDownload({ state: 'failed', message: messageOf(error) })
      // The gate stands in the page's place as soon as the profile says so.
      if (isGone(error)) await visitor.invalidate('profile')
    } finally {
      running.current = null
    }
  }
  return { download, start, stop: () => running.current?.abort(), offer, ways }
}

function isGone(error: unknown): boolean {
  return isRefused(error) || (error instanceof DownloadError && error.fault === 'refused')
}

function messageOf(error: unknown): string {
  if (error instanceof DownloadError) return words.faults[error.fault]
  return error instanceof ApiError && error.message !== '' ? error.message : words.faults.network
}
