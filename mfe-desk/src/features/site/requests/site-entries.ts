import type { CallAnswer, CallBody } from 'shared-contracts/calls'
import { useShell } from 'shared-frame'
import { queryOptions, useMutation, useQuery, useQueryClient } from 'shared-frame/remote'

export type SiteEntries = CallAnswer<'SiteDesk/GetAll'>
export type SiteEntry = SiteEntries['entries'][number]
export type SiteDraft = SiteEntry['draft']
export type SiteKind = SiteDraft['kind']
export type DraftOf<K extends SiteKind> = Extract<SiteDraft, { kind: K }>
export type ChangeKind = CallBody<'SiteDesk/Restore'>['kind']

/** Key of all that editors see of the site. */
const SITE_DESK = 'site-desk'

/** Others change them too: never from memory alone. */
export function useSiteEntries(kind: SiteKind) {
  const { api } = useShell()
  return useQuery(
    queryOptions({
      queryKey: [SITE_DESK, kind],
      queryFn: ({ signal }) => api.call('SiteDesk/GetAll', { query: { kind }, signal }),
      staleTime: 0,
    }),
  )
}

export function useChanges(kind: ChangeKind, key: string) {
  const { api } = useShell()
  return useQuery(
    queryOptions({
      queryKey: [SITE_DESK, 'changes', kind, key],
      queryFn: ({ signal }) => api.call('SiteDesk/GetChanges', { query: { kind, key }, signal }),
      staleTime: 0,
    }),
  )
}

/** Forgets what was read of the desk, and what pages of this document have read of banners and the frame. */
export function useForgetDesk(): () => Promise<unknown> {
  const client = useQueryClient()
  return () => Promise.all([SITE_DESK, 'banners'].map((first) => client.invalidateQueries({ queryKey: [first] })))
}

/** Does something of the desk; what was refused is said, and the desk is read anew either way. */
export function useDeskAct<V>(act: (values: V) => Promise<unknown>, said: string) {
  const { notify } = useShell()
  const forget = useForgetDesk()
  return useMutation({
    mutationFn: act,
    onSuccess: () => notify(said, 'success'),
    onError: (error) => notify(error.message, 'error'),
    onSettled: forget,
  })
}
