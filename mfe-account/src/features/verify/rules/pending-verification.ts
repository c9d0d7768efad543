import { keptDraft } from 'shared-ui/sending'

/** Who waits to be verified: what registration or login knows, so that nobody types it twice. In memory alone. */
export interface PendingVerification {
  readonly userName: string
  /** Null: only the user name is known. */
  readonly userId: number | null
  readonly isStaff: boolean
}

export const pendingVerification = keptDraft<PendingVerification>()
