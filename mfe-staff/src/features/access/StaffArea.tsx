import type { ReactNode } from 'react'
import { paths } from 'shared-contracts/paths'
import { LinkButton, LoginRequired, StatePanel } from 'shared-ui'
import { usePage } from 'shared-ui/remote'
import { texts } from '../../texts'
import { useStaffAccess } from './use-staff-access'

/** What only staff may read; for everybody else the gate in its place. */
export function StaffArea({ children }: { children: ReactNode }) {
  return useStaffAccess() === 'reader' ? children : <StaffGate />
}

/**
 * Why this visitor may not read on and how to get access; nothing for those who may. Documents are made for nobody in particular, so they
 * hold the gate; what is behind it is fetched in the browser once it is known who reads.
 */
export function StaffGate() {
  const { path, search } = usePage()
  const access = useStaffAccess()
  if (access === 'reader') return null
  if (access === 'waiting') {
    return (
      <StatePanel
        illustration="can-bo-y-te"
        title={texts.access.waiting}
        actions={<LinkButton to={paths.personal}>{texts.access.account}</LinkButton>}
      >
        {texts.access.waitingHint}
      </StatePanel>
    )
  }
  if (access === 'other-type') {
    return (
      <StatePanel
        illustration="can-bo-y-te"
        title={texts.access.title}
        actions={<LinkButton to={paths.notebook}>{texts.access.notebook}</LinkButton>}
      >
        {texts.access.otherTypeHint}
      </StatePanel>
    )
  }
  const query = search.toString()
  return (
    <LoginRequired title={texts.access.title} returnTo={path + (query === '' ? '' : `?${query}`)}>
      {texts.access.loginHint}
    </LoginRequired>
  )
}
