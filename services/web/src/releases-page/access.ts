import { userTypes } from 'shared-contracts/ages'
import type { SessionAccount } from '../content/content-source'
import { mayRelease, type ReleaseTeam } from '../registry/signatures/release-keys'

/** Who sees the page, and which units may be changed there. */
export interface ReleaseAccess {
  readonly userName: string
  mayChange(unit: string): boolean
}

/** Administrators change all units, members of a team its own; null: anybody else has no page. Pure. */
export function accessOf(account: SessionAccount | null, teams: readonly ReleaseTeam[] | null): ReleaseAccess | null {
  if (account === null) return null
  const { userName } = account
  if (account.userType === userTypes.administrator) return { userName, mayChange: () => true }
  // Anybody can register under a name that nobody has: it counts when its owner has proved to be reached there.
  if (!isConfirmed(account)) return null
  const own = (teams ?? []).filter(({ members }) => members.includes(userName))
  return own.length === 0 ? null : { userName, mayChange: (unit) => own.some((team) => mayRelease(team, unit)) }
}

function isConfirmed({ userName, email, emailConfirmed, phoneNumber, phoneConfirmed }: SessionAccount): boolean {
  return (email === userName && emailConfirmed) || (phoneNumber === userName && phoneConfirmed)
}
