/** `closed`: the visitor closed the share sheet, which is no failure. */
export type ShareOutcome =
  | { readonly state: 'shared' | 'closed' }
  | { readonly state: 'failed'; readonly cause: unknown }

/** Opens the phone's share sheet; only within a press. */
export async function share(data: ShareData): Promise<ShareOutcome> {
  try {
    await navigator.share(data)
    return { state: 'shared' }
  } catch (cause) {
    const isClosed = cause instanceof DOMException && cause.name === 'AbortError'
    return isClosed ? { state: 'closed' } : { state: 'failed', cause }
  }
}

/** `selected`: the text is marked in its field, ready to be copied by hand. */
export type CopyOutcome = 'copied' | 'selected' | 'failed'

/** Copies a text; without the clipboard by way of the field that shows it. */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | null = null,
): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    if (field === null) return 'failed'
    field.focus()
    field.setSelectionRange(0, text.length)
    return copiesSelection() ? 'copied' : 'selected'
  }
}

/** Out of use elsewhere, but the one way in browsers without a clipboard. */
function copiesSelection(): boolean {
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
