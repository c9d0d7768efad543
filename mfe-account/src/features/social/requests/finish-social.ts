import { paths } from 'shared-contracts/paths'
import type { ShellApi } from 'shared-frame/remotes'
import { failureOf } from 'shared-frame/sending'
import type { SecondStepOffer } from 'shared-ui/second-step'
import { socialTexts as words } from '../../../texts/sign-in'
import { finishLogin, withReturnTo } from '../../after-login'
import { keptSocial } from '../rules/kept-social'
import type { SocialAttempt } from '../rules/social-attempt'

/**
 * What follows the way back from a provider: a session, or registration with what the provider told. Failures
 * are said and lead to register, too. Resolves with the second step where the account has one: the session comes after it.
 */
export async function finishSocial(
  shell: ShellApi,
  attempt: SocialAttempt | null,
  code: string | null,
): Promise<SecondStepOffer | null> {
  const toRegister = async () => {
    await shell.navigate(withReturnTo(paths.register, attempt?.returnTo ?? null), { replace: true })
    return null
  }
  if (attempt === null || code === null) {
    shell.notify(words.failed, 'warning')
    return toRegister()
  }
  try {
    const { mode, codeVerifier, returnTo } = attempt
    const body = { authenticationMode: mode, code, codeVerifier }
    const social = await shell.api.call('User/ExchangeSocialCode', { body })
    keptSocial.keep({ ...social, mode })
    const { accessToken, secondStep } = await shell.api.call('User/SocialLogin', {
      query: { AccessToken: social.accessToken, AuthenticationMode: mode, SocialUserId: social.socialUserId },
    })
    if (secondStep || (accessToken !== null && (await finishLogin(accessToken, { shell, returnTo, remember: true })))) {
      keptSocial.forget()
      return secondStep ?? null
    }
  } catch (error) {
    shell.notify(failureOf(error)[0]?.message ?? words.failed, 'error')
  }
  return toRegister()
}
