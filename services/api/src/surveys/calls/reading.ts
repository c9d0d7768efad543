import { CallFailure } from 'service-host'
import { type Caller, isAdministrator } from '../../platform/calls/caller'
import type { Previewed } from '../rules/previewed'
import type { SurveyServices } from '../services'
import { checkPreview } from '../store/preview.store'

/**
 * Whether a preview is open to the caller: to editors, and to whoever has a signed link. Throws 403 for a link that is forged or has
 * expired, so that its reader knows to ask for another.
 */
export async function mayPreview(
  { database, now }: SurveyServices,
  previewed: Previewed,
  caller: Caller,
  token: string | undefined,
): Promise<boolean> {
  if (isAdministrator(caller)) return true
  if (token === undefined || token === '') return false
  if (await checkPreview(database.query, previewed, token, now())) return true
  const message = 'Đường dẫn xem trước này không đúng hoặc đã hết hạn. Bạn xin người gửi một đường dẫn mới nhé.'
  throw new CallFailure(403, 'preview_link_is_invalid', message)
}
