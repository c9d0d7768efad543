import { CallFailure } from 'service-host'
import { type Caller, isAdministrator } from '../../../platform/calls/caller'
import { serverSecret } from '../../../platform/database/server-secret.store'
import type { Services } from '../../../platform/services'
import { isSignedToken, signedToken } from '../../../platform/signed-token'
import { PREVIEW_DAYS, type Previewed, previewSubject } from '../rules/previewed'

const SECRET = 'content-preview'

/** The token of a link that opens the preview to whoever has it, for 7 days. */
export async function signPreview({ database, now }: Services, previewed: Previewed) {
  const expiresAt = new Date(now().getTime() + PREVIEW_DAYS * 86_400_000)
  const token = signedToken(await serverSecret(database.query, SECRET), previewSubject(previewed), expiresAt)
  return { token, expiresAt }
}

/** Whether the caller may see it before readers do: an editor, or who has a signed link. Throws 403 for a link that is forged or has expired. */
export async function mayPreview(
  { database, now }: Services,
  previewed: Previewed,
  caller: Caller,
  token: string | undefined,
): Promise<boolean> {
  if (isAdministrator(caller)) return true
  if (token === undefined || token === '') return false
  const secret = await serverSecret(database.query, SECRET)
  if (isSignedToken(secret, previewSubject(previewed), token, now())) return true
  const message = 'Đường dẫn xem trước này không đúng hoặc đã hết hạn. Bạn xin người gửi một đường dẫn mới nhé.'
  throw new CallFailure(403, 'preview_link_is_invalid', message)
}
