import { CallFailure, generalFailure } from 'service-host'
import { validationMessages } from 'shared-contracts/validation'

/** What PostgreSQL tells of a statement that it refused because of its values. */
interface Refusal {
  readonly code: string
  readonly table?: string
  readonly column?: string
  readonly constraint?: string
}

/** Unique and exclusion constraints, and references to rows that are gone: somebody else was first. */
const CONFLICTS: readonly string[] = ['23505', '23P01', '23503']
/** Check and not-null constraints, and values that no column of their type takes: too long, too large, no such day or offset, no text. */
const WRONG_VALUES: readonly string[] = [
  '23514',
  '23502',
  '22001',
  '22003',
  '22007',
  '22008',
  '22009',
  '22021',
  '22P02',
  '22P05',
  '54000',
]

/**
 * The failure of a call whose input got past its rules and was refused by the database: 409, or 422 at the field that the
 * constraint names. The rule that is missing is still to be written; until then nobody reads of an internal error and
 * loses what was typed. Its cause, for the log, is the rule that refused and not the row: that is somebody's. Null for
 * every other error.
 */
export function refusedWrite(error: unknown): CallFailure | null {
  if (!isRefusal(error)) return null
  if (CONFLICTS.includes(error.code)) return withCause(generalFailure('conflict'), error)
  if (!WRONG_VALUES.includes(error.code)) return null
  const field = fieldOf(error)
  const message = validationMessages.valueRefused
  const errors = field === null ? [] : [{ field, code: 'invalid_value', message }]
  return withCause(generalFailure('validation_failed', errors), error)
}

function withCause({ status, code, message, errors }: CallFailure, refusal: Refusal): CallFailure {
  const { table, column, constraint } = refusal
  return new CallFailure(status, code, message, errors, { code: refusal.code, table, column, constraint })
}

function isRefusal(error: unknown): error is Refusal {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
}

/** `users_phone_number_check`, as PostgreSQL names the check of one column, is about `phoneNumber`. */
function fieldOf({ column, constraint = '', table = '' }: Refusal): string | null {
  const own = constraint.startsWith(`${table}_`) ? constraint.slice(table.length + 1) : ''
  const name = column ?? /^(.+)_check\d*$/.exec(own)?.[1]
  return name === undefined ? null : name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
