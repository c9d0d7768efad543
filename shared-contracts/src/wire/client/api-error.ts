import type { FieldError } from '../calls/call'

/** A call that did not succeed. `status` 0: no answer came (network, time-out). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly call: string
  readonly status: number
  readonly errors: readonly FieldError[]
  /** Code of the error catalogue; null when no answer came or it had none. */
  readonly code: string | null

  /**
   * Shell, sections and document host each carry a copy of this class, and errors cross between them: what counts is the
   * name, or a 404 of one unit would be an unknown fault to the other.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError'
  }

  constructor(
    call: string,
    status: number,
    message: string,
    errors: readonly FieldError[] = [],
    cause?: unknown,
    code: string | null = null,
  ) {
    super(message, { cause })
    this.call = call
    this.status = status
    this.errors = errors
    this.code = code
  }
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** The server knows who asks, or that nobody has logged in, and does not show it: 401 or 403. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}
