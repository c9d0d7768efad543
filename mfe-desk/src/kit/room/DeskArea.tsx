import type { ReactNode } from 'react'
import { isWithheld, roleOf } from 'shared-contracts/access'
import { loginPath, paths } from 'shared-contracts/paths'
import { LinkButton, LoadingState, LoginRequired, StatePanel, useSession } from 'shared-frame'
import { usePage } from 'shared-frame/remote'
import { StepNeeded } from 'shared-ui/second-step'

const words = {
  title: 'Dành cho người biên tập',
  loading: 'Đang tải…',
  login: 'Trang này dành cho người biên tập nội dung. Mời bạn đăng nhập bằng tài khoản biên tập.',
  other: 'Tài khoản đang dùng không phải tài khoản biên tập, nên không xem được trang này.',
  otherLogin: 'Đăng nhập tài khoản khác',
  home: 'Về trang chủ',
}

/** What editors alone may see; for everybody else the gate in its place. The API refuses others too. */
export function DeskArea({ children }: { children: (editorId: number) => ReactNode }) {
  const { path, search } = usePage()
  const session = useSession()
  const query = search.toString()
  const here = path + (query === '' ? '' : `?${query}`)
  if (session.state === 'unknown') return <LoadingState shape="panel" label={words.loading} />
  if (session.state === 'anonymous') {
    return (
      <LoginRequired title={words.title} returnTo={here}>
        {words.login}
      </LoginRequired>
    )
  }
  // Whether staff are approved is no matter here.
  const reader = { ...session.user, staffApproved: false }
  if (roleOf(reader) === 'administrator') return children(session.user.id)
  if (isWithheld(reader)) return <StepNeeded title={words.title} state={reader.secondStep} here={here} />
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
