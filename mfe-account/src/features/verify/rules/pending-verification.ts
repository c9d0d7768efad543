import { isRecord, keptPlace } from 'shared-frame/kept'

/** Who waits to be verified: what registration or login knows, so that nobody types it twice. */
export interface PendingVerification {
  readonly userName: string
  /** Null: only the user name is known. */
  readonly userId: number | null
  readonly isStaff: boolean
}

const place = keptPlace<PendingVerification>({
  name: 'verification',
  version: 1,
  days: 1,
  inTab: true,
  check: (stored) => (isPending(stored) ? stored : null),
})
const KEY = 'pending'

/** In this tab alone. */
export const pendingVerification = {
  read: (): PendingVerification | null => place.read('anyone', KEY)?.value ?? null,
  keep: (pending: PendingVerification): boolean => place.keep('anyone', KEY, pending),
  forget: (): void => place.forget('anyone', KEY),
}

function isPending(stored: unknown): stored is PendingVerification {
  if (!isRecord(stored)) return false
  const { userName, userId, isStaff } = stored
  return typeof userName === 'string' && (userId === null || Number.isInteger(userId)) && typeof isStaff === 'boolean'
}
