import type { ReactNode } from 'react'
import { LoginRequired, Page, useSession } from 'shared-ui'
import { usePage } from 'shared-ui/remote'
import { texts } from '../../texts'
import { mayRead, STAFF_PAGE_READERS } from './may-read'

/** A page of this section, or why this visitor may not read it. */
export function StaffArea({ children }: { children: ReactNode }) {
  const { path } = usePage()
  const session = useSession()
  if (mayRead(STAFF_PAGE_READERS, session)) return children
  return (
    <Page>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <LoginRequired title={texts.access.title} returnTo={path}>
        {texts.access.hint}
      </LoginRequired>
    </Page>
  )
}
