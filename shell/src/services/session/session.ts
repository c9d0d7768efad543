import { BehaviorSubject } from 'rxjs'
import { shortName } from 'shared-contracts/ages'
import type { ApiClient } from 'shared-contracts/client'
import type { EventBus } from 'shared-contracts/events'
import type { Session, SessionStore, SessionUser, VisitorAnswer } from 'shared-contracts/remotes'
import { within } from 'shared-ui/remote'
import type { VisitorDataStore } from 'shared-ui/visitor'
import { emptyToken, forgetCookies, readToken, rememberLogin, writeToken, writeUser } from './session-cookies'

/** Logout does not wait longer for a slow server: the device forgets the token at once in any case. */
const LOGOUT_LIMIT_MS = 2_000

export interface ShellSession extends SessionStore {
  /** Reads the cookie and fetches the user, when a document has come alive. */
  start(): Promise<void>
  /** Takes over what another tab did to the token cookie: logged in, out, or in as somebody else. */
  follow(): Promise<void>
  /** The server no longer knows the token. True when that ended a session that was under way. */
  expire(): boolean
  /** Whether pages still hold in memory another user's data: the next page must be a new document. */
  hasOtherUsersData(): boolean
}

interface Options {
  readonly api: ApiClient
  readonly bus: EventBus
  /** The user's profile comes from here: the session shows what this cache holds. */
  readonly visitor: VisitorDataStore
}

/** Reads the cookie at start and fetches the user; an empty token is set when that fails. */
export function createSessionStore({ api, bus, visitor }: Options): ShellSession {
  const session = new BehaviorSubject<Session>({ state: 'unknown' })
  /** The token of the session under way; another one in the cookie means that another tab changed it. */
  let currentToken: string | null = null
  /** Who was logged in since the document was loaded; an expired session may be taken up again by the same. */
  let lastUserId: number | null = null
  let otherUsersData = false

  function become(next: Session): Session {
    const before = userIdOf(session.getValue())
    const wasKnown = session.getValue().state !== 'unknown'
    session.next(next)
    const userId = userIdOf(next)
    if (userId !== null) {
      otherUsersData ||= lastUserId !== null && lastUserId !== userId
      lastUserId = userId
    }
    if (!wasKnown || userId !== before) bus.publish('session/changed', { signedIn: userId !== null, userId })
    return next
  }

  function end(): Session {
    currentToken = null
    visitor.close()
    return become({ state: 'anonymous' })
  }

  /** @param onNoAnswer what to do when neither the user comes nor the token is refused */
  async function load(remember: boolean, onNoAnswer: () => Session): Promise<Session> {
    const token = readToken()
    if (!token) return end()
    currentToken = token
    visitor.open()
    const profile = await visitor.fetchProfile().catch(() => null)
    // Somebody logged out, or in as another, while the answer was on its way.
    if (readToken() !== token) return session.getValue()
    if (profile === null) return onNoAnswer()
    const user = sessionUser(profile)
    writeUser(user, remember)
    return become({ state: 'signed-in', user })
  }

  function giveUp(): Session {
    emptyToken()
    return end()
  }

  // Who changes the profile, in this tab or another one, changes the name in the header too.
  visitor.subscribe('profile', () => {
    const profile = visitor.read('profile').data
    const now = session.getValue()
    if (profile === undefined || now.state !== 'signed-in') return
    const user = sessionUser(profile)
    if (isSameUser(user, now.user)) return
    writeUser(user, false)
    become({ state: 'signed-in', user })
  })

  return {
    read: () => session.getValue(),
    subscribe(listener) {
      const subscription = session.subscribe(() => listener())
      return () => subscription.unsubscribe()
    },
    async refresh() {
      await visitor.invalidate('profile')
      return session.getValue()
    },
    async start() {
      if (readToken()) await load(false, giveUp)
      else session.next({ state: 'anonymous' })
    },
    async follow() {
      if (session.getValue().state === 'unknown' || readToken() === currentToken) return
      if (readToken()) {
        // The next call back to the window tries again.
        await load(false, end)
      } else {
        otherUsersData ||= lastUserId !== null
        end()
      }
    },
    async signIn(accessToken, { remember }) {
      writeToken(accessToken, remember)
      const next = await load(remember, giveUp)
      if (next.state === 'signed-in') rememberLogin(next.user.id)
      return next
    },
    async signOut() {
      // The call takes the token along before the cookies go.
      const ended = readToken() ? api.call('User/Logout') : Promise.resolve({})
      forgetCookies()
      otherUsersData ||= lastUserId !== null
      window.localStorage.clear()
      end()
      await within(LOGOUT_LIMIT_MS, 'logout', ended).catch(() => {})
    },
    /** Cleared once; what was typed stays. */
    expire() {
      if (!readToken()) return false
      const underWay = session.getValue().state === 'signed-in'
      emptyToken()
      end()
      return underWay
    },
    hasOtherUsersData: () => otherUsersData,
  }
}

const userIdOf = (session: Session): number | null => (session.state === 'signed-in' ? session.user.id : null)

function isSameUser(a: SessionUser, b: SessionUser): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function sessionUser(profile: VisitorAnswer<'profile'>): SessionUser {
  return {
    id: profile.id,
    fullName: profile.fullName,
    shortName: shortName(profile.fullName),
    userType: profile.userType,
    objectTypeId: profile.objectTypeId,
    pictureUrl: profile.pictureUrl,
    numberOfCarts: profile.numberOfCarts,
  }
}
