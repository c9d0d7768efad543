import type { FieldError } from 'shared-contracts/calls'
import { type GeneralErrorCode, generalErrors } from 'shared-contracts/errors'

/** Thrown by a handler: the answer's status, its code and its message for the visitor. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly status: number
  readonly code: string
  readonly errors: readonly FieldError[]

  constructor(
    status: number,
    code: string,
    message: string,
    errors: readonly FieldError[] = [],
    /** For the log alone. */
    cause?: unknown,
  ) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.errors = errors
  }
}

/** One of the failures that any call may have. */
export function generalFailure(code: GeneralErrorCode, errors: readonly FieldError[] = []): CallFailure {
  const { status, message } = generalErrors[code]
  return new CallFailure(status, code, message, errors)
}
