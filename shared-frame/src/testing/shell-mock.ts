import type { Session, ShellApi } from 'shared-frame/remotes'
import { createStandaloneShell } from '../core/shell/standalone-shell'

export type ShellCall = readonly [
  name: 'navigate' | 'prefetch' | 'notify' | 'announce' | 'loginRequired' | 'report',
  ...unknown[],
]

export interface ShellMock extends ShellApi {
  /** What was asked of the shell, in order. */
  readonly calls: readonly ShellCall[]
}

/** A shell that does nothing and remembers what it was asked, for component tests of sections. */
export function createShellMock(session: Session = { state: 'anonymous' }): ShellMock {
  const calls: ShellCall[] = []
  const shell = createStandaloneShell()
  return {
    ...shell,
    session: { ...shell.session, read: () => session },
    calls,
    async navigate(to) {
      calls.push(['navigate', to])
    },
    prefetch: (to) => void calls.push(['prefetch', to]),
    notify(message, kind, action) {
      calls.push(['notify', message, kind, ...(action ? [action] : [])])
    },
    announce: (message) => void calls.push(['announce', message]),
    loginRequired: () => void calls.push(['loginRequired']),
    report: (error) => void calls.push(['report', error]),
  }
}
