import { ApiError } from 'shared-contracts/client'

/** The server's messages by field; those of fields that the form lacks are left to the notice. */
export function fieldProblems<F extends string>(error: unknown, fields: readonly F[]): Partial<Record<F, string>> {
  if (!(error instanceof ApiError)) return {}
  const known: Partial<Record<F, string>> = {}
  for (const { field, message } of error.errors) {
    const name = fields.find((candidate) => candidate === field)
    if (name !== undefined) known[name] = message
  }
  return known
}

/** What is said of a failed call as a whole. */
export function failureMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Có lỗi xảy ra. Mời bạn thử lại.'
}

export function needsConsent(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'consent_required'
}
