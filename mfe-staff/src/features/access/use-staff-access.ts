import { type Refusal, refusalOf } from 'shared-contracts/access'
import { useSession, useVisitorProfile } from 'shared-ui'

/** Whether this visitor may read the section, or why not. unknown: the session is still being read. */
export type StaffAccess = 'reader' | Refusal | 'unknown'

/** By the table of shared-contracts/access, which the API refuses by. */
export function useStaffAccess(): StaffAccess {
  const session = useSession()
  const profile = useVisitorProfile().data
  if (session.state === 'anonymous') return 'login'
  if (session.state === 'unknown' || !profile) return 'unknown'
  return refusalOf(profile, 'staff-article') ?? 'reader'
}
