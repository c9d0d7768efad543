import { UNIT_NAME } from 'shared-frame/registry'
import { z } from 'zod'
import { isPattern, isPrefix, isSamePattern, prefixesOf } from './claims'

const unitName = z.string().regex(UNIT_NAME)
const prefix = z.string().refine(isPrefix)

const yieldedAddress = z.object({
  pattern: z.string().refine(isPattern),
  /** The unit in whose prefix the pattern lies, or that had a page there. */
  from: unitName,
  /** Null: nobody is to have it; the unit's next release may lack it. */
  to: unitName.nullable(),
})

const addressBook = z.object({ owners: z.record(z.string(), z.unknown()), yielded: z.array(z.unknown()).catch([]) })

/** An address that its owner leaves to another unit, or gives up. */
export type YieldedAddress = z.infer<typeof yieldedAddress>

/** Who owns which addresses: a part of the state file. */
export interface AddressBook {
  /** Prefix of whole literal segments (`/so-tay-cua-me`) → unit. Of several that an address lies within the longest decides. */
  readonly owners: Readonly<Record<string, string>>
  readonly yielded: readonly YieldedAddress[]
}

export const EMPTY_BOOK: AddressBook = { owners: {}, yielded: [] }

/** Empty for files from before addresses had owners. What can't be read is left out alone: it must not cost the site. */
export function parseAddressBook(value: unknown): AddressBook {
  const book = addressBook.safeParse(value)
  if (!book.success) return EMPTY_BOOK
  const owners = Object.entries(book.data.owners).flatMap(([path, unit]) => {
    const owner = unitName.safeParse(unit)
    return owner.success && prefix.safeParse(path).success ? [[path, owner.data] as const] : []
  })
  const yielded = book.data.yielded.flatMap((each) => yieldedAddress.safeParse(each).data ?? [])
  return { owners: Object.fromEntries(owners), yielded }
}

export interface OwnedPrefix {
  readonly prefix: string
  readonly unit: string
}

/** Who owns what a path lies within; null: nobody. */
export function ownerOf({ owners }: Pick<AddressBook, 'owners'>, path: string): OwnedPrefix | null {
  for (const each of prefixesOf(path)) {
    const unit = Object.hasOwn(owners, each) ? owners[each] : undefined
    if (unit !== undefined) return { prefix: each, unit }
  }
  return null
}

/** Whether a unit yielded a pattern to another one; `to` null: gave it up, to whomever. */
export function hasYielded({ yielded }: AddressBook, pattern: string, from: string, to: string | null): boolean {
  return yielded.some(
    (each) => each.from === from && (to === null || each.to === to) && isSamePattern(each.pattern, pattern),
  )
}

/** The book with owners and yielded addresses in an order that does not depend on who came first. */
export function inOrder({ owners, yielded }: AddressBook): AddressBook {
  const key = ({ pattern, from }: YieldedAddress) => `${pattern} ${from}`
  return {
    owners: Object.fromEntries(Object.entries(owners).sort(([a], [b]) => (a < b ? -1 : 1))),
    yielded: [...yielded].sort((a, b) => (key(a) < key(b) ? -1 : 1)),
  }
}
