import type { Session } from 'shared-frame/remotes'
import type { KeptOwner } from './kept-values'

/** Whose values count in a session; null: it is not known who is here. */
export function keptOwnerOf(session: Session | null): KeptOwner | null {
  if (session?.state === 'signed-in') return session.user.id
  return session?.state === 'anonymous' ? 'anyone' : null
}
