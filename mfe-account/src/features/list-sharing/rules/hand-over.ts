import type { ShellApi } from 'shared-contracts/remotes'

interface Words {
  readonly copied: string
  readonly notCopied: string
}

/** Hands something to the phone's own sheet where there is one, else to the clipboard, and says what happened. */
export async function handOver(shell: ShellApi, data: ShareData, words: Words): Promise<void> {
  if (typeof navigator.share !== 'function') return copy(shell, data.text ?? data.url ?? '', words)
  try {
    await navigator.share(data)
  } catch (error) {
    // Closing the sheet rejects with AbortError; that is no error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) shell.report(error, { action: 'share list' })
  }
}

export async function copy(shell: ShellApi, text: string, { copied, notCopied }: Words): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    shell.notify(copied, 'success')
  } catch (error) {
    shell.notify(notCopied, 'warning')
    shell.report(error, { action: 'copy list' })
  }
}
