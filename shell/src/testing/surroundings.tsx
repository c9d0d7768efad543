import type { ReactNode } from 'react'
import { BehaviorSubject } from 'rxjs'
import { ShellContext } from 'shared-frame'
import { createEventBus, type EventBus } from 'shared-frame/events'
import { createQueryClient, type QueryClient, QueryClientProvider } from 'shared-frame/remote'
import type { Session, SessionStore, SessionUser, ShellApi } from 'shared-frame/remotes'
import { createShellMock, type ShellCall } from 'shared-frame/testing'
import type { View } from '../composition/view'
import { ShellServicesContext } from '../frame/shell-services-context'
import type { ShellServices } from '../services/shell-services'

/* What the shell's component tests stand on. */

export const someone: SessionUser = {
  id: 7,
  fullName: 'Nguyễn Thị Minh Anh',
  shortName: 'Minh Anh',
  userType: 0,
  objectTypeId: 1,
  pictureUrl: null,
  numberOfCarts: 3,
}

export const signedIn = (user: Partial<SessionUser> = {}): Session => ({
  state: 'signed-in',
  user: { ...someone, ...user },
})

export const homeView: View = {
  path: '/',
  search: '',
  unit: 'shell',
  routeId: 'home',
  pageName: 'Homepage',
  visibility: 'public',
  head: null,
  status: 200,
  state: 'shown',
}

export interface TestShell {
  readonly shell: ShellApi
  readonly session: BehaviorSubject<Session>
  readonly bus: EventBus
  readonly calls: readonly ShellCall[]
}

/** A shell whose session can change and whose bus works. */
export function testShell(initial: Session = { state: 'anonymous' }): TestShell {
  const mock = createShellMock()
  const session = new BehaviorSubject<Session>(initial)
  const bus = createEventBus({
    onError: (error) => {
      throw error
    },
  })
  const store: SessionStore = {
    ...mock.session,
    read: () => session.getValue(),
    subscribe(listener) {
      const subscription = session.subscribe(() => listener())
      return () => subscription.unsubscribe()
    },
    signOut: async () => session.next({ state: 'anonymous' }),
  }
  return { session, bus, calls: mock.calls, shell: { ...mock, bus, session: store } }
}

/** A client that holds what is put into it and asks nobody. */
export function stillClient(): QueryClient {
  const client = createQueryClient()
  const forever = Number.POSITIVE_INFINITY
  client.setDefaultOptions({ queries: { staleTime: forever, gcTime: forever, retry: false } })
  return client
}

interface Props {
  readonly shell?: ShellApi
  readonly client?: QueryClient
  /** The services that the component under test watches. */
  readonly services?: Partial<ShellServices>
  readonly children: ReactNode
}

export function Surroundings({ shell = testShell().shell, client = stillClient(), services, children }: Props) {
  return (
    <ShellServicesContext value={services ? (services as ShellServices) : null}>
      <ShellContext value={shell}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </ShellContext>
    </ShellServicesContext>
  )
}
