import { CallFailure } from 'service-host'
import { generalErrors } from 'shared-contracts/errors'

/**
 * The database can't do it now and may later: it is away, starting, full, overloaded or read-only. Answered as 503 with the code
 * `unavailable`; the reason is for the log alone. A transaction in which this is thrown has changed nothing, except when its
 * `commit` was under way as the connection broke: then nobody knows.
 */
export class DatabaseUnavailable extends CallFailure {
  constructor(cause: unknown) {
    const { status, message } = generalErrors.unavailable
    super(status, 'unavailable', message, [], cause)
  }
}

/** Whether an error, or what caused it, is the database being unavailable. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  return error instanceof Error && error.cause !== undefined && isUnavailable(error.cause)
}

/** An error as PostgreSQL and the embedded database report it. */
interface ReportedError {
  /** SQLSTATE, five letters or digits. */
  readonly code: string
  readonly severity: string
}

export function reportedError(error: unknown): ReportedError | null {
  if (typeof error !== 'object' || error === null) return null
  if (!('code' in error && 'severity' in error)) return null
  const { code, severity } = error
  return typeof code === 'string' && typeof severity === 'string' && /^[0-9A-Z]{5}$/.test(code)
    ? { code, severity }
    : null
}

/**
 * States after which the same statement may succeed later (PostgreSQL, appendix A): connection exceptions, deadlocks and failed
 * serialisation, insufficient resources (53100: disk full, 53300: too many connections), operator intervention (57014:
 * statement timeout, 57P01: terminated, 57P03: starting up), errors of the system below, a server that only reads (25006),
 * a transaction that lay idle (25P03), a lock that was not to be had (55P03).
 */
const PASSING = /^(?:08...|40001|40P01|53...|57...|58...|25006|25P03|55P03)$/

export function isPassing({ code, severity }: ReportedError): boolean {
  return PASSING.test(code) || endsConnection({ code, severity })
}

/** 25006: another server takes the writes by now, and this connection leads to the wrong one. */
export function endsConnection({ code, severity }: ReportedError): boolean {
  return severity === 'FATAL' || severity === 'PANIC' || code === '25006' || code.startsWith('08')
}

/** Wrong password, unknown role or database: an operator's mistake, which waiting does not cure. */
export function isRefusedLogin(error: unknown): boolean {
  const reported = reportedError(error)
  if (reported !== null) return reported.code.startsWith('28') || reported.code === '3D000'
  return error instanceof Error && error.cause !== undefined && isRefusedLogin(error.cause)
}
