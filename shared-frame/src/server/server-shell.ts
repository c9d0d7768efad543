import type { ApiClient } from 'shared-contracts/client'
import { silentBus } from 'shared-frame/events'
import type { ShellApi } from 'shared-frame/remotes'
import { noVisitorData } from '../core/visitor/no-visitor-data'

/** The shell as documents see it: an anonymous visitor, no effects. */
export function serverShell(api: ApiClient): ShellApi {
  return {
    api,
    session: {
      read: () => ({ state: 'unknown' }),
      subscribe: () => () => {},
      signIn: onlyInBrowser,
      signOut: onlyInBrowser,
    },
    visitor: noVisitorData,
    bus: silentBus,
    navigate: onlyInBrowser,
    prefetch: () => {},
    notify: () => {},
    announce: () => {},
    task: () => ({ done: () => {} }),
    loginRequired: () => {},
    reload: () => {},
    report: () => {},
  }
}

function onlyInBrowser(): Promise<never> {
  return Promise.reject(new Error('not while a document is rendered'))
}
