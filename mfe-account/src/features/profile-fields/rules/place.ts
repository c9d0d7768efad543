import type { CallAnswer } from 'shared-contracts/calls'

/** Where a user lives. Districts were abolished in 2025: wards belong to provinces. */
export interface PlaceValues {
  readonly provinceId: number | null
  readonly wardId: number | null
}

export const emptyPlace: PlaceValues = { provinceId: null, wardId: null }

export function placeValues({ provinceId, wardId }: CallAnswer<'User/UserInfo'>): PlaceValues {
  return { provinceId, wardId }
}

export function placeOnWire({ provinceId, wardId }: PlaceValues): { provinceId?: number; wardId?: number } {
  return { ...(provinceId === null ? {} : { provinceId }), ...(wardId === null ? {} : { wardId }) }
}
