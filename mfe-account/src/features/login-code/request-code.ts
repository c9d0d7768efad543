import type { ApiClient } from 'shared-contracts/client'
import { captchaResponse } from 'shared-frame/sending'
import { type AskedCode, keepAskedCode } from './asked-code'

/** Asks for a code to log in with; the tab remembers that it did. */
export async function requestCode(api: ApiClient, userName: string): Promise<AskedCode> {
  const response = await captchaResponse(api)
  const { request } = await api.call('User/RequestLoginCode', { body: { username: userName, response } })
  const asked = { request, userName }
  keepAskedCode(asked, Date.now())
  return asked
}
