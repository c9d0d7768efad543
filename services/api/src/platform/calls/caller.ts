import { generalFailure } from 'service-host'
import type { CallAccess } from 'shared-contracts/calls'

/** Who sends a request, as its bearer token proves. */
export type Caller = { readonly kind: 'anonymous' } | UserCaller

export interface UserCaller {
  readonly kind: 'user'
  readonly userId: number
  readonly userType: number
  readonly staffApproved: boolean
}

/** Tells whose token it is; null when it is none, has ended or was revoked. */
export type Authenticate = (token: string) => Promise<Caller | null>

export const ADMINISTRATOR_USER_TYPE = 99
const STAFF_USER_TYPE = 2

/** The token of the header `Authorization: Bearer …`; null without one. Older clients send "null" too. */
export function bearerToken(header: string | undefined): string | null {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
  return token === undefined || token === 'null' || token === 'undefined' ? null : token
}

/** Throws 401 for callers who must log in, 403 for those who may not. */
export function requireAccess(access: CallAccess, caller: Caller): void {
  if (access === 'public') return
  if (caller.kind === 'anonymous') throw generalFailure('unauthorised')
  if (access === 'user' || caller.userType === ADMINISTRATOR_USER_TYPE) return
  const allowed = access === 'staff' && caller.userType === STAFF_USER_TYPE && caller.staffApproved
  if (!allowed) throw generalFailure('forbidden')
}
