import type { Right } from '../registry/signatures/release-keys'

/** What can be done to a unit on the page. */
export const actions = [
  'preview',
  'promote',
  'promote-set',
  'rollback',
  'rollback-set',
  'canary',
  'end-canary',
  'on',
  'off',
] as const
export type ReleaseAction = (typeof actions)[number]

/** What somebody, and the key of this host, must be allowed for it; null: nothing is decided by it. */
export const rightFor: Readonly<Record<ReleaseAction, Right | null>> = {
  preview: null,
  promote: 'release',
  'promote-set': 'release',
  rollback: 'take-back',
  'rollback-set': 'take-back',
  canary: 'release',
  'end-canary': 'take-back',
  on: 'release',
  off: 'release',
}
