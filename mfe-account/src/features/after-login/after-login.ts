import { userTypes } from 'shared-contracts/ages'
import { cookieNames } from 'shared-contracts/constants'
import { paths, personalPath } from 'shared-contracts/paths'
import { keepText, tabStorage } from 'shared-frame/kept'
import type { SessionUser, ShellApi } from 'shared-frame/remotes'
import { loginTexts } from '../../texts/sign-in'
import { forgetReturns } from './kept-return'

/** Where a login leads: back to where one was, medical staff home, all others to their personal page. */
export function destinationOf(user: Pick<SessionUser, 'userType'>, returnTo: string | null): string {
  if (returnTo !== null) return returnTo
  return user.userType === userTypes.medicalStaff ? paths.home : personalPath()
}

/** Ids of users who have logged in on this device before; the shell keeps the cookie. */
export function loggedInBefore(cookies: string): readonly number[] {
  const text = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${cookieNames.firstLogin}=`))
    ?.slice(cookieNames.firstLogin.length + 1)
  try {
    const ids: unknown = JSON.parse(decodeURIComponent(text ?? '[]'))
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : []
  } catch {
    return []
  }
}

const RELOADED = 'reloaded-after-login'

/** Says again what the reload cut short. */
export function welcomeAfterReload(shell: ShellApi): void {
  const tab = tabStorage()
  if (tab === null || tab.getItem(RELOADED) === null) return
  tab.removeItem(RELOADED)
  shell.notify(loginTexts.success, 'success')
}

export interface LoginEnd {
  readonly shell: ShellApi
  readonly returnTo: string | null
  readonly remember: boolean
  readonly reload?: () => void
}

/**
 * Takes the token, says so and leads on. Who has logged in here before and is no staff gets the page reloaded
 * instead; a login page that finds a session then leads on itself. False: the token started no session.
 */
export async function finishLogin(accessToken: string, end: LoginEnd): Promise<boolean> {
  const { shell, returnTo, remember, reload = () => window.location.reload() } = end
  const before = loggedInBefore(document.cookie)
  forgetReturns()
  const session = await shell.session.signIn(accessToken, { remember })
  if (session.state !== 'signed-in') return false
  shell.notify(loginTexts.success, 'success')
  const { user } = session
  if (returnTo === null && user.userType !== userTypes.medicalStaff && before.includes(user.id)) {
    keepText(tabStorage(), RELOADED, 'yes')
    reload()
  } else await shell.navigate(destinationOf(user, returnTo), { replace: true })
  return true
}
