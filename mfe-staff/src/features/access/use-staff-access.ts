import { useEffect } from 'react'
import { type Refusal, refusalOf } from 'shared-contracts/access'
import { isRefused } from 'shared-contracts/client'
import { useSession, useShell, useVisitorProfile } from 'shared-frame'
import { useQueryClient } from 'shared-frame/remote'

/** Whether this visitor may read the section, or why not. unknown: the session is still being read. */
export type StaffAccess = 'reader' | Refusal | 'unknown'

/** By the table of shared-contracts/access, which the API refuses by. */
export function useStaffAccess(): StaffAccess {
  const session = useSession()
  const profile = useVisitorProfile().data
  useRefusals()
  if (session.state === 'anonymous') return 'login'
  if (session.state === 'unknown' || !profile) return 'unknown'
  return refusalOf(profile, 'staff-article') ?? 'reader'
}

/** Approval may be taken back while a page is open: once the API refuses something of the section, the profile is asked for again. */
function useRefusals(): void {
  const { visitor } = useShell()
  const client = useQueryClient()
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && isRefused(event.action.error))
          void visitor.refetch('profile')
      }),
    [client, visitor],
  )
}
