import { inAppBrowser } from '../in-app'

export interface FileToSave {
  readonly content: Blob
  readonly name: string
}

/** Whether the browser takes downloads: browsers inside apps drop them without a word. */
export function canDownload(): boolean {
  return inAppBrowser() === null && 'download' in HTMLAnchorElement.prototype
}

/** Long enough for a browser that asks where to put the file. */
const REVOKED_AFTER_MS = 40_000

/** Hands a file to the browser as a download. Whether the visitor then has it is not known. */
export function startDownload({ content, name }: FileToSave): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKED_AFTER_MS)
}
