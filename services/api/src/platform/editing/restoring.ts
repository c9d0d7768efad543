import type { Editing } from './editing'

/** What an editor wants back. */
export interface Wanted {
  readonly key: string
  /** Of what she read. */
  readonly version: string
  /** What was there before this change; null: what the content files say. */
  readonly changeId: number | null
}

/** Brings an entry of a kind back; resolves with its new version. Throws 404, 409, and whatever saving it would throw. */
export type Restore = (wanted: Wanted, editing: Editing) => Promise<{ readonly key: string; readonly version: string }>

/** The id that a key is of kinds that are numbered; 0, which nothing has: it is none. */
export function idOfKey(key: string): number {
  return /^[1-9]\d{0,8}$/.test(key) ? Number(key) : 0
}
