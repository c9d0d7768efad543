import { type AddressBook, EMPTY_BOOK, inOrder, ownerOf, type YieldedAddress } from './address-book'
import { type Claims, isWithin, prefixesOf, prefixOf } from './claims'
import { ownersMet } from './find-trespasses'
import { reservedPrefixOf } from './reserved-addresses'

/**
 * The book with an owner for each prefix that nobody owns and a unit claims: the shortest that no other unit has addresses
 * in, so that a unit that is alone below its first segment owns all of it, and units that share one own what is theirs.
 * Pure.
 *
 * @param units all that are active, and those that take; of two that need the same prefix the first gets it
 */
export function takeAddresses(book: AddressBook, units: readonly Claims[]): AddressBook {
  const ordered = shellFirst(units)
  const taken: Record<string, string> = {}
  for (const unit of ordered)
    for (const { pattern } of unit.routes) {
      const prefix = freePrefix(book, unit, pattern, ordered)
      if (prefix !== null) taken[prefix] ??= unit.name
    }
  const owners = { ...book.owners, ...taken }
  for (const [prefix, unit] of Object.entries(taken)) if (ownerAbove(owners, prefix) === unit) delete owners[prefix]
  return inOrder({ ...book, owners })
}

/**
 * The first book of a site, from the releases that are active: where two of them share a prefix by now, its owner yields to the
 * other what that has, so that nobody loses a page. A book that has entries gets owners for what is nobody's alone. Pure.
 */
export function adoptAddresses(book: AddressBook, active: readonly Claims[]): AddressBook {
  const owned = takeAddresses(book, active)
  if (Object.keys(book.owners).length > 0 || book.yielded.length > 0) return owned
  const yielded = active.flatMap(({ name, routes }) =>
    routes.flatMap(({ pattern }) =>
      ownersMet(owned, name, pattern).map(({ unit }): YieldedAddress => ({ pattern, from: unit, to: name })),
    ),
  )
  return inOrder({ ...owned, yielded })
}

/** The prefix that a claim takes; null: it has an owner, or can have none. */
function freePrefix(book: AddressBook, { name }: Claims, pattern: string, units: readonly Claims[]): string | null {
  const own = prefixOf(pattern)
  if (own === '' || reservedPrefixOf(pattern) !== null || ownersMet(book, name, pattern).length > 0) return null
  if (ownerOf(book, own) !== null) return null
  const others = [
    ...units
      .filter((unit) => unit.name !== name)
      .flatMap(({ routes }) => routes.map((route) => prefixOf(route.pattern))),
    ...Object.entries(book.owners).flatMap(([prefix, unit]) => (unit === name ? [] : [prefix])),
  ]
  const shared = (prefix: string) => others.some((other) => isWithin(other, prefix))
  return [...prefixesOf(own)].reverse().find((prefix) => prefix === own || !shared(prefix)) ?? null
}

/** Who owns the nearest prefix above; null: nobody. */
function ownerAbove(owners: AddressBook['owners'], prefix: string): string | null {
  const above = prefix.slice(0, prefix.lastIndexOf('/'))
  return ownerOf({ ...EMPTY_BOOK, owners }, above)?.unit ?? null
}

function shellFirst(units: readonly Claims[]): readonly Claims[] {
  const key = ({ name }: Claims) => (name === 'shell' ? '' : name)
  return [...units].sort((a, b) => (key(a) < key(b) ? -1 : 1))
}
