import { CallFailure, generalFailure } from 'service-host'
import {
  type Audience,
  audienceOf,
  givenRole,
  type Refusal,
  type Resource,
  refusalOf,
  roleOf,
  type SecondStepState,
  STEP_FRESH_MINUTES,
} from 'shared-contracts/access'
import type { UserType } from 'shared-contracts/ages'
import { type CallAccess, type CallAddress, CHANGE_HEADER } from 'shared-contracts/calls'
import { serverStrings } from 'shared-contracts/errors'

/** Who sends a request, as its bearer token proves. */
export type Caller = { readonly kind: 'anonymous' } | UserCaller

export interface UserCaller {
  readonly kind: 'user'
  readonly userId: number
  readonly userType: UserType
  readonly staffApproved: boolean
  /** Of this session in this browser: rights of a role count by it (`roleOf`). */
  readonly secondStep: SecondStepState
  /** Null unless it is passed. */
  readonly stepPassedAt: Date | null
}

/** Tells whose token it is; null when it is none, has ended or was revoked. `cookies`: what shows that this browser passed the second step. */
export type Authenticate = (token: string, cookies: ReadCookies) => Promise<Caller | null>

export interface ReadCookies {
  read(name: string): string | null
}

/** The token of the header `Authorization: Bearer …`; null without one. Older clients send "null" too. */
export function bearerToken(header: string | undefined): string | null {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
  return token === undefined || token === 'null' || token === 'undefined' ? null : token
}

/** Throws 401 for callers who must log in, 403 for those who may not. */
export function requireAccess(access: CallAccess, caller: Caller): void {
  if (access === 'public') return
  if (caller.kind === 'anonymous') throw generalFailure('unauthorised')
  if (access === 'user') return
  const opens = (role: ReturnType<typeof roleOf>) => role === 'administrator' || role === access
  if (opens(roleOf(caller))) return
  throw opens(givenRole(caller)) ? secondStepRequired() : generalFailure('forbidden')
}

/** Whether the caller is an administrator whose session has proved it. */
export function isAdministrator(caller: Caller): boolean {
  return roleOf(readerOf(caller)) === 'administrator'
}

/** Throws 403 `second_step_again` before what can't be undone, when the account has a second step and the session passed it long ago, or never. */
export function requireFreshStep({ stepAgain }: CallAddress, caller: Caller, now: Date): void {
  if (!stepAgain || caller.kind === 'anonymous') return
  const { secondStep, stepPassedAt } = caller
  if (secondStep === 'due') throw secondStepAgain()
  if (secondStep !== 'passed' || stepPassedAt === null) return
  if (now.getTime() - stepPassedAt.getTime() > STEP_FRESH_MINUTES * 60_000) throw secondStepAgain()
}

function secondStepRequired(): CallFailure {
  return new CallFailure(403, 'second_step_required', serverStrings.second_step_required)
}

function secondStepAgain(): CallFailure {
  return new CallFailure(
    403,
    'second_step_again',
    'Trước việc không hoàn tác được, bạn xác nhận bước thứ hai một lần nữa nhé.',
  )
}

/** Throws 400, with the header that is missing, for a GET that changes something and was not meant to: a link followed, prefetched or put into another page. */
export function requireChangeHeader({ changes }: CallAddress, headers: Readonly<Record<string, unknown>>): void {
  const { name, value } = CHANGE_HEADER
  if (changes && headers[name] !== value) throw new CallFailure(400, 'bad_request', changeHeaderMissing(name, value))
}

const changeHeaderMissing = (name: string, value: string) =>
  `Yêu cầu này xóa dữ liệu nên cần tiêu đề “${name}: ${value}”.`

const readerOf = (caller: Caller) => (caller.kind === 'user' ? caller : null)

/** What the caller may read, by the table of shared-contracts/access. */
export function audienceOfCaller(caller: Caller): Audience {
  return audienceOf(readerOf(caller))
}

/** Throws 401 for callers who must log in to read it, 403 with the reason for those who may not. */
export function requireReader(resource: Resource, caller: Caller): void {
  const refusal = refusalOf(readerOf(caller), resource)
  if (refusal !== null) throw refused(refusal)
}

function refused(refusal: Refusal): CallFailure {
  if (refusal === 'login') return generalFailure('unauthorised')
  if (refusal === 'second-step') return secondStepRequired()
  return refusal === 'waiting'
    ? new CallFailure(
        403,
        'staff_not_approved',
        'Tài khoản cán bộ y tế của bạn chưa được duyệt. Khi được duyệt, bạn đọc được ngay.',
      )
    : new CallFailure(403, 'staff_only', 'Nội dung này dành cho cán bộ y tế đã được duyệt.')
}
