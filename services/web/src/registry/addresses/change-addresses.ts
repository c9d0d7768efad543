import { UNIT_NAME } from 'shared-frame/registry'
import { BadRelease } from '../read-release'
import { type AddressBook, inOrder, ownerOf } from './address-book'
import { type Claims, isPattern, isPrefix, isSamePattern, isWithin, prefixOf } from './claims'
import { findTrespasses } from './find-trespasses'
import { reservedPrefixOf } from './reserved-addresses'

/** What an administrator changes of who owns which addresses. */
export type AddressOrder =
  | { readonly action: 'own'; readonly unit: string; readonly prefix: string }
  | { readonly action: 'disown'; readonly prefix: string }
  /** `to` null: gives up a page of its own. */
  | { readonly action: 'yield'; readonly unit: string; readonly pattern: string; readonly to: string | null }
  | { readonly action: 'unyield'; readonly unit: string; readonly pattern: string }

export interface ChangedAddresses {
  readonly book: AddressBook
  /** In whose history it stands. */
  readonly unit: string
  /** What the history says of it. */
  readonly event: { readonly action: AddressOrder['action']; readonly address: string; readonly to?: string }
}

/**
 * The book after an order. No order takes an address from a release that is active: the
 * document host would leave the release out. Pure.
 *
 * @param active the active releases, of units that are switched off too
 * @throws BadRelease with what is wrong with the order, and how to mend it
 */
export function changeAddresses(book: AddressBook, order: AddressOrder, active: readonly Claims[]): ChangedAddresses {
  const next = changed(book, order, active)
  const before = findTrespasses(book, active)
  const hurt = findTrespasses(next.book, active).filter((problem) => !before.includes(problem))
  if (hurt.length > 0)
    throw new BadRelease(
      `Active releases have pages there; promote releases without them first:\n${hurt.map(claimIn).join('\n')}`,
    )
  return { ...next, book: inOrder(next.book), event: eventOf(order) }
}

/** Of a sentence of `findTrespasses` what is wrong, without how to mend it: the order is what is to be mended. */
function claimIn(problem: string): string {
  return problem.slice(0, problem.indexOf(': '))
}

function eventOf(order: AddressOrder): ChangedAddresses['event'] {
  const { action } = order
  if (action === 'own' || action === 'disown') return { action, address: order.prefix }
  const to = action === 'yield' ? order.to : null
  return { action, address: order.pattern, ...(to === null ? {} : { to }) }
}

function changed(book: AddressBook, order: AddressOrder, active: readonly Claims[]) {
  switch (order.action) {
    case 'own': {
      const { unit, prefix } = order
      if (!isPrefix(prefix))
        throw new BadRelease(
          `"${prefix}" is no prefix: write literal segments in small letters, each after a slash, as in /so-tay-cua-me`,
        )
      const reserved = reservedPrefixOf(prefix)
      if (reserved !== null)
        throw new BadRelease(
          `${prefix} lies within ${reserved}, which the document host answers by itself: choose another`,
        )
      return { unit, book: { ...book, owners: { ...book.owners, [prefix]: unit } } }
    }
    case 'disown':
      return disowned(book, order.prefix, active)
    case 'yield':
      return yielded(book, order, active)
    case 'unyield': {
      const { unit, pattern } = order
      const rest = book.yielded.filter((each) => each.from !== unit || !isSamePattern(each.pattern, pattern))
      if (rest.length === book.yielded.length) throw new BadRelease(`${unit} has not yielded ${pattern}`)
      return { unit, book: { ...book, yielded: rest } }
    }
  }
}

function disowned(book: AddressBook, prefix: string, active: readonly Claims[]) {
  const { [prefix]: unit, ...owners } = book.owners
  if (unit === undefined || !Object.hasOwn(book.owners, prefix))
    throw new BadRelease(`${prefix} is no prefix that somebody owns: see npm run release -- addresses`)
  const rest = { ...book, owners }
  const pages = active
    .filter(({ name }) => name === unit)
    .flatMap(({ routes }) => routes.map(({ pattern }) => pattern))
    .filter((pattern) => isWithin(prefixOf(pattern), prefix) && ownerOf(rest, prefixOf(pattern))?.unit !== unit)
  if (pages.length > 0)
    throw new BadRelease(
      `${unit} has pages there (${pages.join(', ')}) and would own ${prefix} again at the next promotion: give it to another unit with own, or promote a ${unit} without them first`,
    )
  return { unit, book: rest }
}

function yielded(
  book: AddressBook,
  { unit, pattern, to }: Extract<AddressOrder, { action: 'yield' }>,
  active: readonly Claims[],
) {
  if (!isPattern(pattern))
    throw new BadRelease(`"${pattern}" is no route pattern: write it as the claim does, as in /so-tay-cua-me/:code`)
  if (to !== null && (to === unit || !UNIT_NAME.test(to)))
    throw new BadRelease(`"${to}" can't be yielded to: name another unit`)
  const hasPage = active.some(
    ({ name, routes }) => name === unit && routes.some((route) => isSamePattern(route.pattern, pattern)),
  )
  const isOwner = ownerOf(book, prefixOf(pattern))?.unit === unit
  if (!hasPage && (to === null || !isOwner)) {
    const own = active.find(({ name }) => name === unit)?.routes.map((route) => route.pattern) ?? []
    throw new BadRelease(
      to === null
        ? `${unit} has no page at ${pattern}; it has ${own.join(', ') || 'none'}`
        : `${pattern} does not belong to ${unit}, which can't yield it: see npm run release -- addresses`,
    )
  }
  const others = book.yielded.filter((each) => each.from !== unit || !isSamePattern(each.pattern, pattern))
  return { unit, book: { ...book, yielded: [...others, { pattern, from: unit, to }] } }
}
