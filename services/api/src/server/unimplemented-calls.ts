import type { CallName } from 'shared-contracts/calls'

/** Calls whose capability is still to be built: they answer 501 `not_available_yet`, and 401 first where login is needed. */
export const unimplementedCalls = ['Cache/ClearAllCache'] as const satisfies readonly CallName[]

export type UnimplementedCall = (typeof unimplementedCalls)[number]
