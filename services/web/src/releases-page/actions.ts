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
