import { PREVIEW_FRAGMENT } from '../../../services/prompt-preview'

/** Which draft an editor looks at, and the signed link's token, where she came by one. */
export interface PreviewAddress {
  readonly kind: 'popup' | 'poll'
  readonly id: number
  readonly token: string | null
}

/** Reads `#xem-truoc=<popup|poll>:<id>[:<token>]`; null: not of this form. */
export function readPreviewAddress(fragment: string): PreviewAddress | null {
  if (!fragment.startsWith(PREVIEW_FRAGMENT)) return null
  const [, kind, id, token] = /^(popup|poll):(\d{1,9})(?::([^:\s]{1,512}))?$/.exec(decoded(fragment)) ?? []
  if (id === undefined || (kind !== 'popup' && kind !== 'poll')) return null
  return { kind, id: Number(id), token: token ?? null }
}

function decoded(fragment: string): string {
  const text = fragment.slice(PREVIEW_FRAGMENT.length)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
