import type { ReactNode } from 'react'
import { userTypes } from 'shared-contracts/ages'
import { loginPath, paths } from 'shared-contracts/paths'
import { LinkButton, LoadingState, LoginRequired, StatePanel, useSession } from 'shared-ui'
import { usePage } from 'shared-ui/remote'
import { deskTexts } from '../desk-texts'

const words = deskTexts.access

/** What editors alone may see; for everybody else the gate in its place. The API refuses others too. */
export function DeskArea({ children }: { children: (editorId: number) => ReactNode }) {
  const { path, search } = usePage()
  const session = useSession()
  const query = search.toString()
  const here = path + (query === '' ? '' : `?${query}`)
  if (session.state === 'unknown') return <LoadingState shape="panel" label={deskTexts.loading} />
  if (session.state === 'anonymous') {
    return (
      <LoginRequired title={words.title} returnTo={here}>
        {words.login}
      </LoginRequired>
    )
  }
  if (session.user.userType === userTypes.administrator) return children(session.user.id)
  return (
    <StatePanel
      illustration="login"
      title={words.title}
      actions={
        <>
          <LinkButton to={loginPath(here)}>{words.otherLogin}</LinkButton>
          <LinkButton to={paths.home} tone="soft">
            {words.home}
          </LinkButton>
        </>
      }
    >
      {words.other}
    </StatePanel>
  )
}
