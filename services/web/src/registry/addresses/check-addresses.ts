import type { ReleaseManifest } from 'shared-frame/remotes'
import type { AddressBook } from './address-book'
import { findLostRoutes, findLostWidgets } from './find-losses'
import { findTrespasses } from './find-trespasses'
import { freedAddresses } from './freed-addresses'
import { adoptAddresses, takeAddresses } from './take-addresses'

type Release = Pick<ReleaseManifest, 'name' | 'version' | 'routes' | 'widgets' | 'uses'>

export interface AddressCheck {
  /** What the releases that are to be active have no right to, or would take from visitors. Empty: they may be active. */
  readonly problems: readonly string[]
  /** As it is once they are active: what was nobody's is theirs. */
  readonly book: AddressBook
}

/**
 * How releases become active. A `rollback` must be possible however little there was before, so it may lose pages and placed widgets.
 * So may `builds` of one checkout, in which pages may also move from one unit to another: whoever moved them decided it for both.
 */
export type Becoming = 'promote' | 'rollback' | 'builds'

/**
 * Whether releases may be active beside others, as far as addresses and widgets go. What active releases do wrong already is
 * told of none. Pure.
 *
 * @param before the active releases, of units that are switched off too: what is theirs stays theirs
 */
export function checkAddresses(
  book: AddressBook,
  before: readonly Release[],
  promoted: readonly Release[],
  by: Becoming,
): AddressCheck {
  const adopted = adoptAddresses(book, before)
  const others = before.filter(({ name }) => !promoted.some((next) => next.name === name))
  const free = by === 'builds' ? freedAddresses(adopted, promoted) : adopted
  const taken = takeAddresses(free, [...others, ...promoted])
  const known = new Set(findTrespasses(adopted, before))
  // Against both: what is taken only now is nobody's excuse, and of two that take the same one alone may have it.
  const trespasses = new Set([free, taken].flatMap((each) => findTrespasses(each, promoted)))
  const shell = [...others, ...promoted].find(({ name }) => name === 'shell') ?? null
  const losses = promoted.flatMap((next) => {
    const active = before.find(({ name }) => name === next.name) ?? null
    if (by !== 'promote') return []
    return [...(active ? findLostRoutes(adopted, active, next) : []), ...findLostWidgets(shell, active, next)]
  })
  return { problems: [...[...trespasses].filter((problem) => !known.has(problem)), ...losses], book: taken }
}
