import { ApiError } from 'shared-contracts/client'
import { UNKNOWN_ERROR } from 'shared-contracts/errors'

/** What a notification says of a call that failed. */
export function failureText(error: unknown): string {
  return (error instanceof ApiError && error.message) || UNKNOWN_ERROR
}
