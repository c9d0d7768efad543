/** What can be done to a unit on the page. */
export const actions = ['preview', 'promote', 'rollback', 'canary', 'end-canary', 'on', 'off'] as const
export type ReleaseAction = (typeof actions)[number]
