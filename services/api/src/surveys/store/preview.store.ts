import type { Kysely } from 'kysely'
import { serverSecret } from '../../platform/database/server-secret.store'
import type { Tables } from '../../platform/database/tables'
import { isSignedToken, signedToken } from '../../platform/signed-token'
import { PREVIEW_DAYS, type Previewed, previewSubject } from '../rules/previewed'

const secretOf = (query: Kysely<Tables>) => serverSecret(query, 'survey-preview')

/** The token of a link that opens the preview of a survey, poll or popup to whoever has it, for 7 days. */
export async function signPreview(
  query: Kysely<Tables>,
  previewed: Previewed,
  now: Date,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const expiresAt = new Date(now.getTime() + PREVIEW_DAYS * 86_400_000)
  return { token: signedToken(await secretOf(query), previewSubject(previewed), expiresAt), expiresAt }
}

/** Whether the token opens the preview now. */
export async function checkPreview(
  query: Kysely<Tables>,
  previewed: Previewed,
  token: string,
  now: Date,
): Promise<boolean> {
  return isSignedToken(await secretOf(query), previewSubject(previewed), token, now)
}
