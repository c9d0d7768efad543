import { hasMenus, isObjectTypeId } from 'shared-contracts/ages'
import { audienceObjectTypeId, inSentence, parseAudience } from 'shared-contracts/audience'
import { ADULT_OBJECT_TYPE_ID, eaterTitle } from 'shared-contracts/menus'

/** Whom amounts are for: one eater of an object type, or so many adults. */
export type ForWhom =
  | { readonly kind: 'one'; readonly objectTypeId: number }
  | { readonly kind: 'family'; readonly people: number }

/** How much of the usual portion each one eats, as a menu has it. */
export const USUAL_PORTION = 1
export const MOST_PEOPLE = 10
const PORTION_STEP = 0.25
const MOST_PORTION = 3

/** Whom the address names: `?cho=6` (an object type), `?cho=tuan-20` (whoever the site speaks to, by her or his object type), `?cho=nha-4` (four adults); null where it names nobody that has menus. */
export function forWhomIn(search: URLSearchParams): ForWhom | null {
  const value = search.get('cho') ?? ''
  const people = Number(/^nha-(\d{1,2})$/.exec(value)?.[1])
  if (people >= 1 && people <= MOST_PEOPLE) return { kind: 'family', people }
  const audience = parseAudience(value)
  const ofAudience = audience === null ? null : audienceObjectTypeId(audience)
  const id = ofAudience ?? (/^\d{1,2}$/.test(value) ? Number(value) : Number.NaN)
  return isObjectTypeId(id) && hasMenus(id) ? { kind: 'one', objectTypeId: id } : null
}

/** The portion that the address asks for, `?phan=1.25` in quarters from 0.25 to 3; else the usual one. */
export function portionIn(search: URLSearchParams): number {
  const portion = Number(search.get('phan') ?? USUAL_PORTION)
  const quarters = portion / PORTION_STEP
  return Number.isInteger(quarters) && quarters >= 1 && portion <= MOST_PORTION ? portion : USUAL_PORTION
}

/** An address for somebody: what else it asks for stays. `portion` 1 is left out, as it is the usual one. */
export function withForWhom(path: string, forWhom: ForWhom, portion: number = USUAL_PORTION): string {
  const [bare = '', query = ''] = path.split('?')
  const search = new URLSearchParams(query)
  search.set('cho', forWhom.kind === 'family' ? `nha-${forWhom.people}` : String(forWhom.objectTypeId))
  search.delete('phan')
  if (portion !== USUAL_PORTION) search.set('phan', String(portion))
  return `${bare}?${search}`
}

/** The object type by whose portions amounts are told. */
export function objectTypeOf(forWhom: ForWhom): number {
  return forWhom.kind === 'family' ? ADULT_OBJECT_TYPE_ID : forWhom.objectTypeId
}

export function isSame(one: ForWhom, other: ForWhom): boolean {
  return objectTypeOf(one) === objectTypeOf(other) && one.kind === other.kind
}

/** "bé 9–11 tháng", "một người lớn", "gia đình 4 người", to stand inside a sentence. */
export function nameOf({ objectTypeId, people }: { readonly objectTypeId: number; readonly people: number }): string {
  if (objectTypeId === ADULT_OBJECT_TYPE_ID) return people === 1 ? 'một người lớn' : `gia đình ${people} người lớn`
  return inSentence(eaterTitle(objectTypeId) ?? '')
}
