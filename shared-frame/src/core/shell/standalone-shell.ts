import { silentBus } from 'shared-frame/events'
import type { Session, ShellApi } from 'shared-frame/remotes'
import { noVisitorData } from '../visitor/no-visitor-data'

const ANONYMOUS: Session = { state: 'anonymous' }

const nothing = () => {}

/** A shell for use without a shell. Never throws, on the server neither; its API calls reject. */
export function createStandaloneShell(): ShellApi {
  return {
    session: {
      read: () => ANONYMOUS,
      subscribe: () => nothing,
      signIn: async () => ANONYMOUS,
      signOut: async () => {},
    },
    visitor: noVisitorData,
    api: {
      call: async (name) => {
        throw new Error(`No shell is present, ${name} can't be called`)
      },
    },
    bus: silentBus,
    async navigate(to, options) {
      if (typeof location === 'undefined') return
      if (options?.replace) location.replace(to)
      else location.assign(to)
    },
    prefetch: nothing,
    notify: nothing,
    announce: nothing,
    task: () => ({ done: nothing }),
    loginRequired: nothing,
    reload: nothing,
    report: nothing,
  }
}
