import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Observable } from '../services/observable'
import type { ShellServices } from '../services/shell-services'

/** Null on the server, where nothing reacts. */
export const ShellServicesContext = createContext<ShellServices | null>(null)

export function useShellServices(): ShellServices | null {
  return useContext(ShellServicesContext)
}

const never = () => () => {}

/** Watches a service's value; `initial` on the server and for the first render. */
export function useService<T>(select: (services: ShellServices) => Observable<T>, initial: T): T {
  const services = useShellServices()
  const source = services ? select(services) : null
  return useSyncExternalStore(
    source?.subscribe ?? never,
    () => (source ? source.read() : initial),
    () => initial,
  )
}
