import type { ReactNode } from 'react'
import { userTypes } from 'shared-contracts/ages'
import { loginPath, paths } from 'shared-contracts/paths'
import { LinkButton, LoadingState, LoginRequired, StatePanel, useSession } from 'shared-ui'
import { usePage } from 'shared-ui/remote'
import { deskFrameTexts } from '../../texts/desk-frame'

/** What editors alone may see; for everybody else the gate in its place. The API refuses others too. */
export function EditorsOnly({ children }: { children: ReactNode }) {
  const { path } = usePage()
  const session = useSession()
  if (session.state === 'unknown') return <LoadingState shape="panel" label={deskFrameTexts.loading} />
  if (session.state === 'anonymous') {
    return (
      <LoginRequired title={deskFrameTexts.title} returnTo={path}>
        {deskFrameTexts.login}
      </LoginRequired>
    )
  }
  if (session.user.userType === userTypes.administrator) return children
  return (
    <StatePanel
      illustration="login"
      title={deskFrameTexts.title}
      actions={
        <>
          <LinkButton to={loginPath(path)}>{deskFrameTexts.otherLogin}</LinkButton>
          <LinkButton to={paths.home} tone="soft">
            {deskFrameTexts.home}
          </LinkButton>
        </>
      }
    >
      {deskFrameTexts.other}
    </StatePanel>
  )
}
