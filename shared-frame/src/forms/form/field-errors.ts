import { type FieldErrors, get } from 'react-hook-form'

/** The message of the field at a path; null: none. A list without a message of its own may hold fields that have one. */
export function messageAt(errors: FieldErrors, path: string): string | null {
  const error: unknown = get(errors, path)
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : null
  return typeof message === 'string' ? message : null
}
