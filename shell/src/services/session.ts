import { shortName } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import type { EventBus } from 'shared-contracts/events'
import type { Session, SessionStore, SessionUser } from 'shared-contracts/remotes'
import { within } from 'shared-ui/remote'
import { observable } from './observable'
import { emptyToken, forgetCookies, readToken, rememberLogin, writeToken, writeUser } from './session-cookies'

/** Logout does not wait longer for a slow server: the device forgets the token at once in any case. */
const LOGOUT_LIMIT_MS = 2_000

export interface ShellSession extends SessionStore {
  /** Reads the cookie and fetches the user, when a document has come alive. */
  start(): Promise<void>
  /** The server no longer knows the token. True when that ended a session that was under way. */
  expire(): boolean
  /** Whether pages still hold in memory what belongs to somebody who has left: the next one must be a new document. */
  holdsAnothersData(): boolean
}

/** Reads the cookie at start and fetches the user; an empty token is set when that fails (SPEC.md §4). */
export function createSessionStore({ api, bus }: { api: ApiClient; bus: EventBus }): ShellSession {
  const session = observable<Session>({ state: 'unknown' })
  /** Who was logged in since the document was loaded; an expired session may be taken up again by the same. */
  let lastUserId: number | null = null
  let anothersData = false

  function become(next: Session): Session {
    session.set(next)
    if (next.state === 'signed-in') {
      anothersData ||= lastUserId !== null && lastUserId !== next.user.id
      lastUserId = next.user.id
    }
    bus.publish('session/changed', {
      signedIn: next.state === 'signed-in',
      userId: next.state === 'signed-in' ? next.user.id : null,
    })
    return next
  }

  /** @param meanwhile what stays when the user can't be fetched though the server did not refuse the token */
  async function load(remember: boolean, meanwhile: Session | null = null): Promise<Session> {
    const token = readToken()
    if (!token) return become({ state: 'anonymous' })
    const user = await api.call('User/UserInfo').catch(() => null)
    // Somebody logged out, or in as another, while the answer was on its way.
    if (readToken() !== token) return session.read()
    if (user === null) {
      if (meanwhile) return meanwhile
      emptyToken()
      return become({ state: 'anonymous' })
    }
    const known = sessionUser(user)
    writeUser(known, remember)
    return become({ state: 'signed-in', user: known })
  }

  return {
    read: session.read,
    subscribe: session.subscribe,
    /** A network that fails in mid-session ends nothing; a refused token does, by `expire`. */
    refresh() {
      const now = session.read()
      return load(false, now.state === 'signed-in' ? now : null)
    },
    async start() {
      if (readToken()) await load(false)
      else session.set({ state: 'anonymous' })
    },
    async signIn(accessToken, { remember }) {
      writeToken(accessToken, remember)
      const next = await load(remember)
      if (next.state === 'signed-in') rememberLogin(next.user.id)
      return next
    },
    async signOut() {
      // The call takes the token along before the cookies go.
      const ended = readToken() ? api.call('User/Logout') : Promise.resolve({})
      forgetCookies()
      anothersData ||= lastUserId !== null
      window.localStorage.clear()
      become({ state: 'anonymous' })
      await within(LOGOUT_LIMIT_MS, 'logout', ended).catch(() => {})
    },
    /** Cleared once, what was typed stays (DECISIONS 43). */
    expire() {
      if (!readToken()) return false
      const underWay = session.read().state === 'signed-in'
      emptyToken()
      become({ state: 'anonymous' })
      return underWay
    },
    holdsAnothersData: () => anothersData,
  }
}

function sessionUser(user: CallAnswer<'User/UserInfo'>): SessionUser {
  return {
    id: user.id,
    fullName: user.fullName,
    shortName: shortName(user.fullName),
    userType: user.userType,
    objectTypeId: user.objectTypeId,
    pictureUrl: user.pictureUrl,
    numberOfCarts: user.numberOfCarts,
  }
}
