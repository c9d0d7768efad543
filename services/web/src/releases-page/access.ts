import { givenRole, roleOf } from 'shared-contracts/access'
import type { SessionAccount } from '../content/content-source'
import { hasRight, type ReleaseTeam, type Right } from '../registry/signatures/release-keys'

/** Who sees the page, and which units may be changed there. */
export interface ReleaseAccess {
  readonly userName: string
  may(unit: string, right: Right): boolean
}

/**
 * Administrators change all units, members of a team its own; null: anybody else has no page. second-step: an administrator whose session has
 * not passed it. Pure.
 */
export function accessOf(
  account: SessionAccount | null,
  teams: readonly ReleaseTeam[] | null,
): ReleaseAccess | 'second-step' | null {
  if (account === null) return null
  const { userName } = account
  if (roleOf(account) === 'administrator') return { userName, may: () => true }
  if (givenRole(account) === 'administrator') return 'second-step'
  // Anybody can register under a name that nobody has: it counts when its owner has proved to be reached there.
  if (!isConfirmed(account)) return null
  const own = (teams ?? []).filter(({ members }) => members.includes(userName))
  return own.length === 0 ? null : { userName, may: (unit, right) => own.some((team) => hasRight(team, unit, right)) }
}

function isConfirmed({ userName, email, emailConfirmed, phoneNumber, phoneConfirmed }: SessionAccount): boolean {
  return (email === userName && emailConfirmed) || (phoneNumber === userName && phoneConfirmed)
}
