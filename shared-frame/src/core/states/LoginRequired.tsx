import type { ReactNode } from 'react'
import { loginPath, registerPath } from 'shared-contracts/paths'
import { LinkButton } from '../page/Button'
import { StatePanel } from './StatePanel'

export interface LoginRequiredProps {
  readonly title?: string
  /** What login gives here. */
  readonly children?: ReactNode
  /** Address to come back to after login: path and query. */
  readonly returnTo: string
}

/** Stands in for a page that needs login. */
export function LoginRequired({
  title = 'Mời bạn đăng nhập',
  children = 'Trang này lưu thông tin riêng của bạn nên cần đăng nhập. Đăng ký miễn phí và chỉ mất một phút.',
  returnTo,
}: LoginRequiredProps) {
  return (
    <StatePanel
      illustration="login"
      title={title}
      actions={
        <>
          <LinkButton to={loginPath(returnTo)}>Đăng nhập</LinkButton>
          <LinkButton to={registerPath(returnTo)} tone="soft">
            Đăng ký
          </LinkButton>
        </>
      }
    >
      {children}
    </StatePanel>
  )
}
