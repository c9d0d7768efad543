import { lazy, type ReactNode, Suspense } from 'react'
import { formatInstant } from 'shared-contracts/formats'
import { paths } from 'shared-contracts/paths'
import { LinkButton, LoadingState, LoginRequired, StatePanel, useVisitorProfile } from 'shared-frame'
import { usePage } from 'shared-frame/remote'
import { StepNeeded } from 'shared-ui/second-step'
import { texts } from '../../texts'
import { useOwnApproval } from './own-approval'
import styles from './StaffArea.module.css'
import { useStaffAccess } from './use-staff-access'

const AskAgainForm = lazy(() => import('./AskAgainForm'))

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
  if (access === 'waiting') return <NotApproved />
  if (access === 'second-step') return <StaffStep />
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

/** An approved account whose session has not passed the second step. */
function StaffStep() {
  const { path, search } = usePage()
  const query = search.toString()
  const state = useVisitorProfile().data?.secondStep
  return <StepNeeded title={texts.access.title} state={state} here={path + (query === '' ? '' : `?${query}`)} />
}

/** An account of medical staff that nobody has approved, or no longer: what was decided, why, and asking for another decision. */
function NotApproved() {
  const { state = 'waiting', reason = null, askedAgainAt = null } = useOwnApproval().data ?? {}
  const words = texts.access[state === 'approved' ? 'waiting' : state]
  const mayAsk = state === 'refused' || state === 'revoked'
  return (
    <>
      <StatePanel
        illustration="can-bo-y-te"
        title={words.title}
        actions={
          <>
            <LinkButton to={paths.personal}>{texts.access.account}</LinkButton>
            {mayAsk && (
              <LinkButton to={paths.contact} tone="soft">
                {texts.access.contact}
              </LinkButton>
            )}
          </>
        }
      >
        {mayAsk && reason !== null && <p>{texts.access.reason(reason)}</p>}
        <p>{askedAgainAt === null ? words.hint : texts.access.again.waiting(formatInstant(new Date(askedAgainAt)))}</p>
      </StatePanel>
      {mayAsk && (
        <section className={styles.again}>
          <h2>{texts.access.again.title}</h2>
          <Suspense fallback={<LoadingState shape="panel" label={texts.access.again.loading} />}>
            <AskAgainForm />
          </Suspense>
        </section>
      )}
    </>
  )
}
