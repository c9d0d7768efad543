import { ApiError } from 'shared-contracts/client'

/** What is said of a failed call as a whole. */
export function failureMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Có lỗi xảy ra. Mời bạn thử lại.'
}

/** The call needs consent to keep health data, which is not given (see docs/product/health.md, consent). */
export function needsConsent(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'consent_required'
}
