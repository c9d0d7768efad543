import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ShellApi } from 'shared-frame/remotes'
import { ShellContext } from '../core/shell/shell-context'
import { LoadingState } from '../core/states/LoadingState'
import { FaultBoundary } from './FaultBoundary'

interface Props {
  readonly name: string
  readonly shell: ShellApi
  readonly client: QueryClient
  /** Before another attempt at a page that failed. */
  readonly onRetry?: () => void
  readonly children: ReactNode
}

/** The providers round a section's pages; the same on the server and in the browser, so that ids and markup agree. */
export function RemoteTree({ name, shell, client, onRetry, children }: Props) {
  return (
    <ShellContext value={shell}>
      <QueryClientProvider client={client}>
        <FaultBoundary
          ofPage
          fallback={<LoadingState />}
          onError={(error) => shell.report(error, { unit: name, at: 'render' })}
          onRetry={() => {
            onRetry?.()
            void client.resetQueries({ predicate: (query) => query.state.status === 'error' })
          }}
          reload={shell.reload}
        >
          {children}
        </FaultBoundary>
      </QueryClientProvider>
    </ShellContext>
  )
}
