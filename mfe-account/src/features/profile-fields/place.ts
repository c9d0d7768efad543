import type { CallAnswer } from 'shared-contracts/calls'

/** Where somebody lives. Districts were abolished in 2025: wards hang on provinces (DECISIONS 41). */
export interface PlaceDraft {
  readonly provinceId: number | null
  readonly wardId: number | null
}

export const emptyPlace: PlaceDraft = { provinceId: null, wardId: null }

export const placeFields: readonly string[] = ['provinceId', 'wardId']

export function placeDraft({ provinceId, wardId }: CallAnswer<'User/UserInfo'>): PlaceDraft {
  return { provinceId, wardId }
}

export function placeOnWire({ provinceId, wardId }: PlaceDraft): { provinceId?: number; wardId?: number } {
  return { ...(provinceId === null ? {} : { provinceId }), ...(wardId === null ? {} : { wardId }) }
}
