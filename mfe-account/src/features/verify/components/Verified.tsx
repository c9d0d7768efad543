import { paths } from 'shared-contracts/paths'
import { LinkButton, StatePanel, useSession } from 'shared-frame'
import { verifyTexts as words } from '../../../texts/sign-in'
import { returnAfter, withReturnTo } from '../../after-login'
import { pendingVerification } from '../rules/pending-verification'

interface Props {
  readonly what: 'registration' | 'email-change'
  readonly returnTo: string | null
}

/** Everything went well: on to login, or back for who is logged in. */
export function Verified({ what, returnTo }: Props) {
  const signedIn = useSession().state === 'signed-in'
  const isStaff = pendingVerification.read()?.isStaff === true
  const changed = what === 'email-change'
  const back = changed ? returnTo : returnAfter('registration', returnTo)
  return (
    <StatePanel
      illustration="login"
      role="status"
      title={changed ? words.emailChanged : words.done}
      actions={
        signedIn ? (
          <LinkButton to={back ?? paths.personal}>{words.toPersonal}</LinkButton>
        ) : (
          <LinkButton to={withReturnTo(paths.login, back)}>{words.toLogin}</LinkButton>
        )
      }
    >
      {changed ? words.emailChangedText : signedIn ? words.doneSignedIn : words.doneText}
      {isStaff && <p>{words.staffText}</p>}
    </StatePanel>
  )
}
