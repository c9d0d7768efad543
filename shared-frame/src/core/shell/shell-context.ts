import { createContext, useContext } from 'react'
import type { ShellApi } from 'shared-frame/remotes'
import { createStandaloneShell } from './standalone-shell'

/**
 * The shell, for components below a remote's root. The adapter provides the real one; without a provider (tests, a
 * component shown alone, a server render) a safe stand-in answers: nobody is logged in and navigation uses `location`.
 */
export const ShellContext = createContext<ShellApi>(createStandaloneShell())

export function useShell(): ShellApi {
  return useContext(ShellContext)
}
