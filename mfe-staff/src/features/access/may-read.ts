import type { UserType } from 'shared-contracts/ages'
import type { Session } from 'shared-contracts/remotes'

/** Who may read: everyone, or signed-in users of certain types. */
export type Readers = 'everyone' | readonly UserType[]

/**
 * Who may read the pages of this section. SPEC.md §6 limits their entry in the menu to medical staff, and the API gives the
 * articles to everyone; a limit set here must be set there too (DECISIONS 57), and the routes in remote.ts made private.
 */
export const STAFF_PAGE_READERS: Readers = 'everyone'

export function mayRead(readers: Readers, session: Session): boolean {
  if (readers === 'everyone') return true
  return session.state === 'signed-in' && readers.includes(session.user.userType)
}
