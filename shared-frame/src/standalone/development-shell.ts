import { shortName } from 'shared-contracts/ages'
import { createEventBus } from 'shared-frame/events'
import type { Session, ShellApi } from 'shared-frame/remotes'
import { createStandaloneShell } from '../core/shell/standalone-shell'
import { createBrowserClient } from '../http/create-browser-client'
import { createVisitorData } from '../visitor/create-visitor-data'

/**
 * A stand-in for the shell that really calls the API and knows who is logged in (by the site's token cookie). What the
 * shell would show, it writes to the console.
 */
export function createDevelopmentShell(): ShellApi & {
  /** Fetches the user of the token cookie. */
  start(): Promise<Session>
} {
  const listeners = new Set<() => void>()
  let session: Session = { state: 'unknown' }
  const become = (next: Session): Session => {
    session = next
    for (const listener of listeners) listener()
    return next
  }

  const api = createBrowserClient({
    hosts: { api: '', 'menu-builder': '/menu-builder' },
    token: readToken,
    onUnauthorised: end,
  })
  const bus = createEventBus({ onError: (error, topic) => console.error('[shell]', topic, error) })
  const visitor = createVisitorData({ api, bus })

  function end(): Session {
    visitor.close()
    return become({ state: 'anonymous' })
  }

  async function start(): Promise<Session> {
    if (!readToken()) return end()
    visitor.open()
    try {
      const user = await visitor.fetchProfile()
      return become({
        state: 'signed-in',
        user: {
          id: user.id,
          fullName: user.fullName,
          shortName: shortName(user.fullName),
          userType: user.userType,
          secondStep: user.secondStep,
          objectTypeId: user.objectTypeId ?? null,
          pictureUrl: user.pictureUrl ?? null,
          numberOfCarts: user.numberOfCarts,
        },
      })
    } catch {
      return end()
    }
  }

  const tell = (...what: readonly unknown[]): void => console.info('[shell]', ...what)
  return {
    ...createStandaloneShell(),
    start,
    api,
    bus,
    visitor,
    session: {
      read: () => session,
      subscribe(listener) {
        listeners.add(listener)
        return () => {
          listeners.delete(listener)
        }
      },
      async signIn(accessToken) {
        writeToken(accessToken)
        return start()
      },
      async signOut() {
        writeToken('')
        end()
      },
    },
    async navigate(to, options) {
      const method = options?.replace ? 'replaceState' : 'pushState'
      window.history[method](null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
    },
    notify: (message, kind) => tell(kind ?? 'info', message),
    announce: (message) => tell('announces', message),
    task(label) {
      tell('task begins', label)
      return { done: () => tell('task is done', label) }
    },
    loginRequired: () => tell('login is required'),
    reload: () => window.location.reload(),
    report: (error, context) => console.error('[shell]', context, error),
  }
}

function readToken(): string | null {
  const token = /(?:^|;\s*)token=([^;]*)/.exec(document.cookie)?.[1]
  return token && token !== 'null' ? decodeURIComponent(token) : null
}

function writeToken(token: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the site's token cookie, without the shell that keeps it
  document.cookie = `token=${encodeURIComponent(token)}; path=/; SameSite=Lax`
}
