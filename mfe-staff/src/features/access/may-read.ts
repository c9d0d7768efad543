import type { UserType } from 'shared-contracts/ages'
import type { Session } from 'shared-contracts/remotes'

/** Who may read: everyone, or signed-in users of certain types. */
export type Readers = 'everyone' | readonly UserType[]

/**
 * Who may read the pages of this section. Only medical staff see them in the navigation, but the API gives the articles to everyone; a
 * limit set here must be set there too, and the routes in remote.ts made private. See "Staff pages" in docs/product/articles.md.
 */
export const STAFF_PAGE_READERS: Readers = 'everyone'

export function mayRead(readers: Readers, session: Session): boolean {
  if (readers === 'everyone') return true
  return session.state === 'signed-in' && readers.includes(session.user.userType)
}
