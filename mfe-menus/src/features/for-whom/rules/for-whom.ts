import { type Eater, inSentence, whomIn, whomObjectTypeId, withWhom } from 'shared-contracts/family'
import { ADULT_OBJECT_TYPE_ID, eaterTitle } from 'shared-contracts/menus'

/** How much of the usual portion each one eats, as a menu has it. */
export const USUAL_PORTION = 1
const PORTION_STEP = 0.25
const MOST_PORTION = 3

/** Whom amounts are for by the address, a stage by its object type; null where it names nobody that has menus. */
export function eaterIn(search: URLSearchParams): Eater | null {
  const whom = whomIn(search)
  if (whom === null || whom.kind === 'adults') return whom
  const objectTypeId = whomObjectTypeId(whom)
  return objectTypeId === null ? null : { kind: 'type', objectTypeId }
}

/** The portion that the address asks for, `?phan=1.25` in quarters from 0.25 to 3; else the usual one. */
export function portionIn(search: URLSearchParams): number {
  const portion = Number(search.get('phan') ?? USUAL_PORTION)
  const quarters = portion / PORTION_STEP
  return Number.isInteger(quarters) && quarters >= 1 && portion <= MOST_PORTION ? portion : USUAL_PORTION
}

/** An address for an eater: what else it asks for stays. `portion` 1 is left out, as it is the usual one. */
export function withEater(path: string, eater: Eater, portion: number = USUAL_PORTION): string {
  const [bare = '', query = ''] = path.split('?')
  const search = new URLSearchParams(query)
  search.delete('phan')
  const address = withWhom(`${bare}?${search}`, eater)
  return portion === USUAL_PORTION ? address : `${address}&phan=${portion}`
}

/** The object type by whose portions amounts are told. */
export function objectTypeOf(eater: Eater): number {
  return eater.kind === 'adults' ? ADULT_OBJECT_TYPE_ID : eater.objectTypeId
}

export function isSame(one: Eater, other: Eater): boolean {
  return objectTypeOf(one) === objectTypeOf(other) && one.kind === other.kind
}

/** "bé 9–11 tháng", "một người lớn", "gia đình 4 người", to stand inside a sentence. */
export function nameOf({ objectTypeId, people }: { readonly objectTypeId: number; readonly people: number }): string {
  if (objectTypeId === ADULT_OBJECT_TYPE_ID) return people === 1 ? 'một người lớn' : `gia đình ${people} người lớn`
  return inSentence(eaterTitle(objectTypeId) ?? '')
}
