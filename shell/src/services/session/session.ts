import { BehaviorSubject, filter, firstValueFrom } from 'rxjs'
import { shortName } from 'shared-contracts/ages'
import { type ApiClient, ApiError } from 'shared-contracts/client'
import type { EventBus } from 'shared-frame/events'
import { claimKept, eraseKept, followErasure } from 'shared-frame/kept'
import { within } from 'shared-frame/remote'
import type { Session, SessionStore, SessionUser, VisitorAnswer } from 'shared-frame/remotes'
import type { VisitorDataStore } from 'shared-frame/visitor'
import { eraseDeviceList, eraseOwnPages, followDeviceList, followOwnPages } from './device-list'
import { createReconnection, type Reconnection } from './reconnection'
import { emptyToken, forgetCookies, readToken, rememberLogin, writeToken, writeUser } from './session-cookies'

/** Logout does not wait longer for a slow server: the device forgets the token at once in any case. */
const LOGOUT_LIMIT_MS = 2_000

export interface ShellSession extends SessionStore {
  /** Reads the cookie and fetches the user, when a document has come alive. */
  start(): Promise<void>
  /**
   * Takes over what another tab did to the token cookie: logged in, out, or in as somebody else. Where the server did not
   * answer before, it is asked once more.
   */
  follow(): Promise<void>
  /** The server no longer knows the token. True when that ended a session that was under way. */
  expire(): boolean
  /** Whether pages still hold in memory another user's data: the next page must be a new document. */
  hasOtherUsersData(): boolean
  /** Whether the server does not say whose token it is: a bad moment of the server or the network ends no session. */
  readonly reconnecting: Reconnection['waiting']
}

interface Options {
  readonly api: ApiClient
  readonly bus: EventBus
  /** The user's profile comes from here: the session shows what this cache holds. */
  readonly visitor: VisitorDataStore
  /** Work in progress was taken over from before the login; where it was done. */
  readonly onTakenOver?: (address: string) => void
}

/**
 * Reads the cookie at start and fetches the user. A token that the server refuses (401) is emptied. A server that can't be
 * reached, fails or is busy ends nothing: the session stays what it was, or `unknown`, and is tried again.
 */
export function createSessionStore({ api, bus, visitor, onTakenOver = () => {} }: Options): ShellSession {
  const session = new BehaviorSubject<Session>({ state: 'unknown' })
  /** The token of the session under way; another one in the cookie means that another tab changed it. */
  let currentToken: string | null = null
  /** Who was logged in since the document was loaded; an expired session may be taken up again by the same. */
  let lastUserId: number | null = null
  let otherUsersData = false
  let remembered = false
  /** Answers to earlier requests for the user count for nothing. */
  let latestLoad = 0
  let newest: Promise<Session> = Promise.resolve(session.getValue())
  let countedFailure: unknown = null
  const reconnection = createReconnection(() => {
    if (session.getValue().state === 'signed-in') void visitor.refetch('profile')
    else if (readToken()) void load()
    else reconnection.answered()
  })

  function become(next: Session): Session {
    const before = userIdOf(session.getValue())
    const wasKnown = session.getValue().state !== 'unknown'
    const userId = userIdOf(next)
    const takenOver = userId === null || userId === before ? null : claimKept(userId)
    session.next(next)
    if (userId !== null) {
      otherUsersData ||= lastUserId !== null && lastUserId !== userId
      lastUserId = userId
    }
    if (next.state !== 'unknown' && (!wasKnown || userId !== before))
      bus.publish('session/changed', { signedIn: userId !== null, userId })
    if (takenOver !== null) onTakenOver(takenOver)
    return next
  }

  function end(): Session {
    currentToken = null
    latestLoad += 1
    reconnection.answered()
    visitor.close()
    const ended = become({ state: 'anonymous' })
    newest = Promise.resolve(ended)
    return ended
  }

  /** Fetches the user whose token the cookie holds. Resolves with `unknown` when the server did not say who that is. */
  function load(): Promise<Session> {
    const token = readToken()
    newest = token === null ? Promise.resolve(end()) : fetchUser(token)
    return newest
  }

  async function fetchUser(token: string): Promise<Session> {
    latestLoad += 1
    const load = latestLoad
    currentToken = token
    visitor.open()
    reconnection.asked()
    const answer = await visitor.fetchProfile().catch((error: unknown) => ({ error }))
    // Asked again while the answer was on its way, or somebody logged out, or in as another.
    if (load !== latestLoad) return newest
    if (readToken() !== token) return session.getValue()
    if ('error' in answer) {
      if (isTokenRefused(answer.error)) {
        emptyToken()
        return end()
      }
      reconnection.failed()
      return session.getValue().state === 'unknown' ? session.getValue() : become({ state: 'unknown' })
    }
    reconnection.answered()
    const user = sessionUser(answer)
    writeUser(user, remembered)
    remembered = false
    return become({ state: 'signed-in', user })
  }

  function known(): Promise<Session> {
    return firstValueFrom(session.pipe(filter(({ state }) => state !== 'unknown')))
  }

  // Who changes the profile, in this tab or another one, changes the name in the header too.
  visitor.subscribe('profile', () => {
    const profile = visitor.read('profile')
    const now = session.getValue()
    if (now.state !== 'signed-in') return
    if (profile.isFetching) return
    if (profile.isError) {
      if (profile.error !== countedFailure && !isTokenRefused(profile.error)) reconnection.failed()
      countedFailure = profile.error
      return
    }
    if (reconnection.waiting.getValue()) {
      reconnection.answered()
      visitor.refetchStale()
    }
    if (profile.data === undefined) return
    const user = sessionUser(profile.data)
    if (isSameUser(user, now.user)) return
    writeUser(user, false)
    become({ state: 'signed-in', user })
  })

  window.addEventListener('online', reconnection.tryNow)

  const read = () => session.getValue()
  const subscribe = (listener: () => void) => {
    const subscription = session.subscribe(() => listener())
    return () => subscription.unsubscribe()
  }
  followDeviceList({ read, subscribe })
  followOwnPages({ read, subscribe })
  followErasure()

  return {
    read,
    subscribe,
    async start() {
      if (readToken()) await load()
      else session.next({ state: 'anonymous' })
    },
    async follow() {
      if (readToken() === currentToken) return reconnection.tryNow()
      // Not started yet.
      if (session.getValue().state === 'unknown' && currentToken === null) return
      if (readToken()) await load()
      else {
        otherUsersData ||= lastUserId !== null
        end()
      }
    },
    async signIn(accessToken, { remember }) {
      writeToken(accessToken, remember)
      remembered = remember
      await load()
      // However long the server takes: a login that succeeded is not asked for again.
      const next = await known()
      if (next.state === 'signed-in') rememberLogin(next.user.id)
      return next
    },
    async signOut() {
      // The call takes the token along before the cookies go.
      const ended = readToken() ? api.call('User/Logout') : Promise.resolve({})
      forgetCookies()
      otherUsersData ||= lastUserId !== null
      eraseDeviceList()
      eraseOwnPages()
      eraseKept()
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
    reconnecting: reconnection.waiting,
  }
}

/** Only the server can say that a token is no good. */
function isTokenRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
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
    secondStep: profile.secondStep,
  }
}
