import { isWithheld } from 'shared-contracts/access'
import { loginPath, paths } from 'shared-contracts/paths'
import { LinkButton, LoginRequired, StatePanel, useSession } from 'shared-frame'
import { StepNeeded } from 'shared-ui/second-step'
import type { PreviewRefusal } from './live-query'
import { previewWords } from './preview-words'

const words = previewWords.refusals
const panels = {
  role: { title: words.role, hint: words.roleHint },
  expired: { title: words.expired, hint: words.expiredHint },
  missing: { title: words.missing, hint: words.missingHint },
} as const

type Props =
  | { readonly reason: PreviewRefusal }
  /** `returnTo`: where login leads back to. */
  | { readonly reason: 'login' | 'role'; readonly returnTo: string }

/** Why a draft is not shown, and a way on. */
export function PreviewRefused(props: Props) {
  const session = useSession()
  if (props.reason === 'login') {
    return (
      <LoginRequired title={words.login} returnTo={props.returnTo}>
        {words.loginHint}
      </LoginRequired>
    )
  }
  if (props.reason === 'role' && session.state === 'signed-in') {
    const reader = { ...session.user, staffApproved: false }
    if (isWithheld(reader)) return <StepNeeded title={words.login} state={reader.secondStep} here={props.returnTo} />
  }
  const { title, hint } = panels[props.reason]
  return (
    <StatePanel
      role="alert"
      illustration="not-found"
      title={title}
      actions={
        <>
          {props.reason === 'role' && <LinkButton to={loginPath(props.returnTo)}>{words.otherLogin}</LinkButton>}
          <LinkButton to={paths.notebook} tone="soft">
            {words.notebook}
          </LinkButton>
        </>
      }
    >
      {hint}
    </StatePanel>
  )
}
