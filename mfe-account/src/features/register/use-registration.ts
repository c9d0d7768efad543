import type { CallAnswer } from 'shared-contracts/calls'
import { paths } from 'shared-contracts/paths'
import type { ShellApi } from 'shared-contracts/remotes'
import { useShell } from 'shared-ui'
import { captchaResponse, type Form, failureOf, type KeptDraft, RefusedBySender, useForm } from 'shared-ui/sending'
import { finishLogin } from '../login/after-login'
import { withReturnTo } from '../login/return-to'
import type { Problems } from '../profile-fields/profile-form'
import { keptSocial } from '../social/kept-social'
import { pendingVerification } from '../verify/pending-verification'
import { verifyKinds } from '../verify/verify-kinds'
import { type AccountDraft, withoutPasswords } from './account-draft'

type Registered = CallAnswer<'User/Register'>

export interface RegistrationRules<D extends AccountDraft> {
  readonly name: string
  readonly empty: D
  readonly isStaff: boolean
  readonly returnTo: string | null
  /** Where the draft waits while the visitor reads the terms. */
  readonly kept: KeptDraft<D>
  readonly fields: (draft: D) => readonly string[]
  readonly problems: (draft: D) => Problems
  /** Sends the draft with the captcha's answer. */
  readonly register: (draft: D, captcha: string) => Promise<Registered>
}

/** A registration: the captcha, the call, and on to where the email or phone number is verified. */
export function useRegistration<D extends AccountDraft>(rules: RegistrationRules<D>): Form<D> {
  const shell = useShell()
  const { kept, isStaff, returnTo } = rules
  return useForm<D>({
    name: rules.name,
    initial: rules.empty,
    fields: rules.fields,
    problems: rules.problems,
    kept: {
      read() {
        const draft = kept.read()
        // What a provider has just told counts more than what it told before.
        return draft && { ...draft, social: rules.empty.social }
      },
      keep: (draft) => kept.keep(withoutPasswords(draft)),
      forget: kept.forget,
    },
    async send(draft) {
      const registered = await rules.register(draft, await captchaResponse(shell.api)).catch(refusedAtUserName)
      kept.forget()
      if (draft.social && (await enterBySocial(shell, draft.social, returnTo).catch(() => false))) return
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
  throw new RefusedBySender(
    failureOf(error).map((shown) =>
      shown.field === 'phoneNumber' || shown.field === 'email' ? { ...shown, field: 'userName' } : shown,
    ),
  )
}

/** The account can be used at once by the sign-in that it was made with. False: it can't, for now. */
async function enterBySocial(
  shell: ShellApi,
  { accessToken, mode, socialUserId }: NonNullable<AccountDraft['social']>,
  returnTo: string | null,
): Promise<boolean> {
  keptSocial.forget()
  const query = { AccessToken: accessToken, AuthenticationMode: mode, SocialUserId: socialUserId }
  const login = await shell.api.call('User/SocialLogin', { query })
  return login.accessToken !== null && finishLogin(login.accessToken, { shell, returnTo, remember: true })
}
