import { type AddressBook, hasYielded, type OwnedPrefix, ownerOf } from './address-book'
import { type Claims, isWithin, prefixOf, reaches } from './claims'
import { reservedPrefixOf } from './reserved-addresses'

/**
 * Claims that a unit has no right to, one sentence each: addresses of another unit, of all units, or of the document host.
 * The sentences say nothing of versions, so that what was wrong before reads the same after. Pure.
 */
export function findTrespasses(book: AddressBook, units: readonly Claims[]): readonly string[] {
  return units.flatMap(({ name, routes }) => routes.flatMap((route) => trespassesOf(book, name, route)))
}

/** The routes that a unit has a right to. */
export function rightfulRoutes(book: AddressBook, { name, routes }: Claims): Claims['routes'] {
  return routes.filter((route) => trespassesOf(book, name, route).length === 0)
}

function trespassesOf(book: AddressBook, name: string, { id, pattern }: Claims['routes'][number]): readonly string[] {
  const claim = `${pattern} (${name}, ${id})`
  if (pattern === '/')
    return name === 'shell' ? [] : [`${claim} is the home page, which belongs to the shell: take another address`]
  if (prefixOf(pattern) === '')
    return [
      `${claim} would answer for the addresses of all: begin it with a literal segment that belongs to ${name} alone`,
    ]
  const reserved = reservedPrefixOf(pattern)
  if (reserved !== null)
    return [`${claim} lies within ${reserved}, which the document host answers by itself: take another address`]
  return ownersMet(book, name, pattern)
    .filter(({ unit }) => !hasYielded(book, pattern, unit, name))
    .map(
      ({ prefix, unit }) =>
        `${claim} lies within ${prefix}, which belongs to ${unit}: take another address, or have ${unit} yield it with: npm run release -- yield ${unit} "${pattern}" --to ${name}`,
    )
}

/** The other units whose addresses a claim takes, each with the prefix by which it owns them. */
export function ownersMet(book: AddressBook, unit: string, pattern: string): readonly OwnedPrefix[] {
  const prefix = prefixOf(pattern)
  const owner = ownerOf(book, prefix)
  if (owner !== null) return owner.unit === unit ? [] : [owner]
  // Nobody's, and a parameter may stand for what others own below: while their page is away, it would be this one's.
  return Object.entries(book.owners)
    .map(([owned, owning]) => ({ prefix: owned, unit: owning }))
    .filter((each) => each.unit !== unit && isWithin(each.prefix, prefix) && reaches(pattern, each.prefix))
}
