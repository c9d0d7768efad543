import { useSyncExternalStore } from 'react'
import type { Session } from 'shared-frame/remotes'
import { useShell } from './shell-context'

const UNKNOWN: Session = { state: 'unknown' }

/** The session, re-rendering on change. While a server document hydrates it is `unknown`, as it was on the server. */
export function useSession(): Session {
  const { session } = useShell()
  return useSyncExternalStore(session.subscribe, session.read, () => UNKNOWN)
}
