import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CallAnswer } from 'shared-contracts/calls'

/** How long a signed link opens a preview. */
export const PREVIEW_DAYS = 7

/** What the link opens. */
export interface Previewed {
  readonly kind: CallAnswer<'SurveyDesk/GetAll'>[number]['kind']
  readonly id: number
}

/** `<seconds since 1970>.<HMAC-SHA-256 of kind, id and those seconds>`, letters, digits, `-`, `_` and `.` alone. */
export function previewToken(secret: string, { kind, id }: Previewed, expiresAt: Date): string {
  const expiry = String(Math.floor(expiresAt.getTime() / 1000))
  return `${expiry}.${signature(secret, `${kind} ${id} ${expiry}`)}`
}

/** Whether the token opens this one now; compared in constant time. */
export function isPreviewToken(secret: string, { kind, id }: Previewed, token: string, now: Date): boolean {
  const [expiry = '', given = ''] = token.split('.')
  const expected = Buffer.from(signature(secret, `${kind} ${id} ${expiry}`))
  const signed = Buffer.from(given)
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return false
  return now.getTime() < Number(expiry) * 1000
}

function signature(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
