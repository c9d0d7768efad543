import { ApiError } from 'shared-contracts/client'
import { parseRequestError, type ShownError } from 'shared-contracts/errors'

/** What a failed call tells the visitor, each at its field where it has one. At least one error. */
export function failureOf(error: unknown): readonly ShownError[] {
  // Our own errors, of the captcha for example, carry words for the visitor.
  if (!(error instanceof ApiError)) return parseRequestError(error instanceof Error ? error.message : null)
  const { code, message, errors } = error
  return parseRequestError({ code, message, errors })
}
