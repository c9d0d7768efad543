import type { CallAnswer } from 'shared-contracts/calls'
import { paths } from 'shared-contracts/paths'
import { useShell } from 'shared-frame'
import { type FieldForm, type FieldFormOptions, SubmissionRefused, useFieldForm } from 'shared-frame/forms'
import type { ShellApi } from 'shared-frame/remotes'
import { captchaResponse, failureOf } from 'shared-frame/sending'
import { finishLogin, keepReturn, withReturnTo } from '../../after-login'
import { keptSocial } from '../../social'
import { pendingVerification, verifyKinds } from '../../verify'
import { type AccountValues, neverKept } from './account-values'

type Registered = CallAnswer<'User/Register'>

export interface RegistrationOptions<V extends AccountValues> extends Pick<FieldFormOptions<V>, 'name' | 'rules'> {
  readonly empty: V
  readonly isStaff: boolean
  readonly returnTo: string | null
  /** Sends the values with the captcha's answer. */
  register(values: V, captcha: string): Promise<Registered>
}

/** A registration: the captcha, the call, and on to where the email or phone number is verified. */
export function useRegistration<V extends AccountValues>(options: RegistrationOptions<V>): FieldForm<V> {
  const shell = useShell()
  const { name, rules, empty, isStaff, returnTo } = options
  return useFieldForm<V>({
    name,
    rules,
    defaults: empty,
    // What a provider has just told counts more than what it told before; its token has no place in a storage.
    kept: { in: 'tab', never: neverKept },
    async send(values) {
      const registered = await options.register(values, await captchaResponse(shell.api)).catch(refusedAtUserName)
      if (values.social && (await enterBySocial(shell, values.social, returnTo).catch(() => false))) return
      keepReturn('registration', returnTo)
      pendingVerification.keep({ userName: registered.userName, userId: registered.userId, isStaff })
      await shell.navigate(withReturnTo(nextPage(registered), returnTo))
    },
  })
}

function nextPage({ verification }: Registered): string {
  if (verification === 'none') return paths.login
  return `${paths.verify}?kieu=${verification === 'phone' ? verifyKinds.phone : verifyKinds.email}`
}

/** A taken phone number or email (1015, 1016) was typed as the user name: its message stands there. */
function refusedAtUserName(error: unknown): never {
  throw new SubmissionRefused(
    failureOf(error).map((shown) =>
      shown.field === 'phoneNumber' || shown.field === 'email' ? { ...shown, field: 'userName' } : shown,
    ),
  )
}

/** The account can be used at once by the sign-in that it was made with. False: it can't, for now. */
async function enterBySocial(
  shell: ShellApi,
  { accessToken, mode, socialUserId }: NonNullable<AccountValues['social']>,
  returnTo: string | null,
): Promise<boolean> {
  keptSocial.forget()
  const query = { AccessToken: accessToken, AuthenticationMode: mode, SocialUserId: socialUserId }
  const login = await shell.api.call('User/SocialLogin', { query })
  return login.accessToken !== null && finishLogin(login.accessToken, { shell, returnTo, remember: true })
}
