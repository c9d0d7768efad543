import { hasMenus, isObjectTypeId } from '../ages/index'
import { type AddressStage, parseStage, type Stage, stageCode, stageObjectTypeId } from './stage'

/** Who eats, where no stage is told: one of an object type that has menus (1–10), or so many adults (1–10). */
export type Eater =
  | { readonly kind: 'type'; readonly objectTypeId: number }
  | { readonly kind: 'adults'; readonly people: number }

/** Whom an address names. Never a person of a family: addresses are shared. */
export type Whom = AddressStage | Eater

export const MOST_PEOPLE = 10
/** `?cho=tuan-20`, `me-cho-con-bu`, `be-14-thang`, `6` (an object type), `nha-4` (four adults). */
const NAME = 'cho'
/** Former addresses name an object type so: read for ever, never written. */
const FORMER_NAME = 'nhom'

/** Whom the address names; null: nobody. */
export function whomIn(search: URLSearchParams): Whom | null {
  return parseWhom(search.get(NAME)) ?? typeOf(search.get(FORMER_NAME))
}

/** The stage that the address names, for pages that speak to one: object types and adults are nobody to them. */
export function stageIn(search: URLSearchParams): AddressStage | null {
  return parseStage(search.get(NAME))
}

/** Whose menus are meant; null: adults, or a child under six months. */
export function whomObjectTypeId(whom: Whom): number | null {
  if (whom.kind === 'type') return whom.objectTypeId
  return whom.kind === 'adults' ? null : stageObjectTypeId(whom)
}

/** The same address for somebody; for nobody (null) and for past term, which no address names, it names nobody. What else it asks for stays. `path` may have a query. */
export function withWhom(path: string, whom: Whom | Stage | null): string {
  const [bare = '', query = ''] = path.split('?')
  const search = new URLSearchParams(query)
  search.delete(FORMER_NAME)
  const code = whom === null ? '' : whomCode(whom)
  if (code === '') search.delete(NAME)
  else search.set(NAME, code)
  const next = search.toString()
  return next === '' ? bare : `${bare}?${next}`
}

/** The address that took the place of one with the former name; undefined: it has none. */
export function withoutFormerName(path: string, search: URLSearchParams): string | undefined {
  return search.has(FORMER_NAME) ? withWhom(`${path}?${search}`, whomIn(search)) : undefined
}

function whomCode(whom: Whom | Stage): string {
  if (whom.kind === 'type') return String(whom.objectTypeId)
  return whom.kind === 'adults' ? `nha-${whom.people}` : stageCode(whom)
}

function parseWhom(code: string | null): Whom | null {
  const people = Number(/^nha-(\d{1,2})$/.exec(code ?? '')?.[1])
  if (people >= 1 && people <= MOST_PEOPLE) return { kind: 'adults', people }
  return parseStage(code) ?? typeOf(code)
}

function typeOf(code: string | null): Eater | null {
  const objectTypeId = /^\d{1,2}$/.test(code ?? '') ? Number(code) : Number.NaN
  return isObjectTypeId(objectTypeId) && hasMenus(objectTypeId) ? { kind: 'type', objectTypeId } : null
}
