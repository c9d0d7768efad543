/** How long a signed link opens a preview. */
export const PREVIEW_DAYS = 7

/** What the link opens. */
export interface Previewed {
  readonly kind: 'article' | 'dish'
  readonly id: number
}

/** The subject of its signed token. */
export function previewSubject({ kind, id }: Previewed): string {
  return `${kind} ${id}`
}
