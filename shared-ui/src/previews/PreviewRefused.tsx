import { loginPath, paths } from 'shared-contracts/paths'
import { LinkButton, LoginRequired, StatePanel } from 'shared-ui'
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
  if (props.reason === 'login') {
    return (
      <LoginRequired title={words.login} returnTo={props.returnTo}>
        {words.loginHint}
      </LoginRequired>
    )
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
