export {
  type QueryClient,
  QueryClientProvider,
  QueryObserver,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
export { useSearchParams } from 'react-router-dom'
export { clientOnly } from './client-only'
export { defineRemote, MOUNT_LIMIT_MS } from './define-remote'
export { defineWidget, type WidgetDefinition } from './define-widget'
export { FaultBoundary } from './FaultBoundary'
export { hydrateDocument } from './hydrate-document'
export { usePage } from './pages/PageOutlet'
export { definePage, type PageContext, type PageTable, type ReadQuery } from './pages/page'
export { createQueryClient } from './query-client'
export type { InitialPage, PageReady, RemoteLifecycles, RemoteProps } from './remote-props'
export { within } from './settle'
export { showOriginal } from './show-original'
