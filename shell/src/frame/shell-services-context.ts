import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { BehaviorSubject } from 'rxjs'
import type { ShellServices } from '../services/shell-services'

/** Null on the server, where nothing reacts. */
export const ShellServicesContext = createContext<ShellServices | null>(null)

export function useShellServices(): ShellServices | null {
  return useContext(ShellServicesContext)
}

/** The present value of one of the services' subjects; `initial` on the server and while a document hydrates. */
export function useService<T>(select: (services: ShellServices) => BehaviorSubject<T>, initial: T): T {
  const services = useShellServices()
  const subject = services ? select(services) : null
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = subject?.subscribe(() => listener())
      return () => subscription?.unsubscribe()
    },
    [subject],
  )
  return useSyncExternalStore(
    subscribe,
    () => (subject ? subject.getValue() : initial),
    () => initial,
  )
}
