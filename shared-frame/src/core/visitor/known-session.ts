import type { Session, ShellApi } from 'shared-frame/remotes'

export type KnownSession = Exclude<Session, { state: 'unknown' }>

/** How long a press waits until it is known who is here. */
const SESSION_MS = 10_000

/**
 * Who is here, for what a press does: a press right after the page came alive waits for the answer to that question, so
 * that a visitor who is logged in isn't asked to log in. Null: nobody knows, as the server doesn't answer within 10 s.
 */
export function knownSession({ session }: Pick<ShellApi, 'session'>): Promise<KnownSession | null> {
  return new Promise((resolve) => {
    let end = () => {}
    const settle = (known: KnownSession | null) => {
      clearTimeout(timer)
      end()
      resolve(known)
    }
    const timer = setTimeout(() => settle(null), SESSION_MS)
    const look = () => {
      const now = session.read()
      if (now.state !== 'unknown') settle(now)
    }
    end = session.subscribe(look)
    look()
  })
}
