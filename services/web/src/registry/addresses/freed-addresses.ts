import type { AddressBook } from './address-book'
import { type Claims, reaches } from './claims'

/**
 * The book without the prefixes that the promoted units own and have no page in any more: whoever of them has one there now may take it.
 * What a unit owns that is not promoted stays its own, and all that somebody yielded. Pure.
 */
export function freedAddresses(book: AddressBook, promoted: readonly Claims[]): AddressBook {
  const isLeft = ([prefix, owner]: readonly [string, string]) =>
    promoted.some(({ name, routes }) => name === owner && !routes.some(({ pattern }) => reaches(pattern, prefix)))
  return { ...book, owners: Object.fromEntries(Object.entries(book.owners).filter((owned) => !isLeft(owned))) }
}
