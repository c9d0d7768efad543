import Cookies from 'js-cookie'
import { shortName } from 'shared-contracts/ages'
import type { ApiClient } from 'shared-contracts/client'
import { COOKIE_DAYS } from 'shared-contracts/constants'
import type { EventBus } from 'shared-contracts/events'
import type { Session, SessionStore, SessionUser } from 'shared-contracts/remotes'
import { observable } from './observable'

const TOKEN_COOKIE = 'token'
const USER_COOKIE = 'user'
const SKIP_POPUPS_COOKIE = 'skipPopups'

/** The bearer token, or null: absent, empty and the text "null" all mean that nobody is logged in (SPEC.md §2). */
export function readToken(): string | null {
  const token = Cookies.get(TOKEN_COOKIE)
  return token && token !== 'null' ? token : null
}

function writeToken(token: string, remember: boolean): void {
  Cookies.set(TOKEN_COOKIE, token, {
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
    ...(remember ? { expires: COOKIE_DAYS } : {}),
  })
}

/** Reads the cookie at start and fetches the user; an empty token is set when that fails (SPEC.md §4). */
export function createSessionStore({
  api,
  bus,
}: {
  api: ApiClient
  bus: EventBus
}): SessionStore & { start(): Promise<void>; expire(): void } {
  const session = observable<Session>({ state: 'unknown' })

  function become(next: Session): Session {
    session.set(next)
    bus.publish('session/changed', {
      signedIn: next.state === 'signed-in',
      userId: next.state === 'signed-in' ? next.user.id : null,
    })
    return next
  }

  async function refresh(): Promise<Session> {
    if (!readToken()) return become({ state: 'anonymous' })
    try {
      const user = await api.call('User/UserInfo')
      return become({
        state: 'signed-in',
        user: {
          id: user.id,
          fullName: user.fullName,
          shortName: shortName(user.fullName),
          userType: user.userType as SessionUser['userType'],
          objectTypeId: user.objectTypeId ?? null,
          pictureUrl: user.pictureUrl ?? null,
          numberOfCarts: user.numberOfCarts,
        },
      })
    } catch {
      Cookies.set(TOKEN_COOKIE, '')
      return become({ state: 'anonymous' })
    }
  }

  return {
    read: session.read,
    subscribe: session.subscribe,
    refresh,
    async start() {
      if (readToken()) await refresh()
      else session.set({ state: 'anonymous' })
    },
    async signIn(accessToken, { remember }) {
      writeToken(accessToken, remember)
      return refresh()
    },
    async signOut() {
      for (const name of [TOKEN_COOKIE, USER_COOKIE, SKIP_POPUPS_COOKIE]) Cookies.remove(name)
      window.localStorage.clear()
      become({ state: 'anonymous' })
    },
    /** The server no longer knows the token (DECISIONS 43): cleared once, what was typed stays. */
    expire() {
      if (!readToken()) return
      Cookies.set(TOKEN_COOKIE, '')
      become({ state: 'anonymous' })
    },
  }
}
