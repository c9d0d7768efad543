import { cookieNames } from 'shared-contracts/constants'

/**
 * Who was logged in on this device when the server last answered, by the session's cookies; null: nobody. Without network
 * it says whose list may be opened, as the session can't say it then.
 */
export function deviceUserId(cookies: string): number | null {
  try {
    const token = cookie(cookies, cookieNames.token)
    if (token === '' || token === 'null') return null
    const user: unknown = JSON.parse(cookie(cookies, cookieNames.user))
    const isUser = typeof user === 'object' && user !== null && 'id' in user
    return isUser && typeof user.id === 'number' && Number.isInteger(user.id) ? user.id : null
  } catch {
    return null
  }
}

/** Empty where there is none. */
function cookie(cookies: string, name: string): string {
  const found = cookies.split('; ').find((each) => each.startsWith(`${name}=`)) ?? ''
  return decodeURIComponent(found.slice(name.length + 1))
}
