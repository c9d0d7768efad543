import type { ReactNode } from 'react'
import { paths } from 'shared-contracts/paths'
import {
  ErrorState,
  LoadingState,
  LoginRequired,
  Page,
  PageHeader,
  useSession,
  type VisitorProfile,
} from 'shared-frame'
import { usePage } from 'shared-frame/remote'
import { CategoryTabs } from 'shared-ui/lists'
import { accountTexts as texts } from '../../../texts/account'
import { useOwnProfile } from '../requests/own-profile'
import styles from './AccountFrame.module.css'
import { DeletionNotice } from './DeletionNotice'

/** The parts of the account page; each is a page with an address and a chunk of its own. */
const parts = [
  { to: paths.personal, title: texts.overview.tab },
  { to: paths.profile, title: texts.profile.tab },
  { to: paths.favourites, title: texts.favourites.tab },
  { to: paths.activities, title: texts.activities.tab },
  { to: paths.security, title: texts.security.tab },
  { to: paths.ownData, title: texts.ownData.tab },
] as const

export interface AccountFrameProps {
  readonly title: string
  readonly intro: string
  /** The part that is on screen. */
  readonly part: (typeof parts)[number]['to']
  readonly children: (user: VisitorProfile) => ReactNode
}

/** What all parts of the account page share: title, the way to the other parts, and who must log in first. */
export function AccountFrame({ title, intro, part, children }: AccountFrameProps) {
  const { path } = usePage()
  const session = useSession()
  return (
    <Page>
      <PageHeader title={title} intro={intro} />
      <CategoryTabs label={texts.parts} tabs={parts.map((each) => ({ ...each, current: each.to === part }))} />
      {session.state === 'unknown' && <LoadingState shape="panel" label={texts.loading} />}
      {session.state === 'anonymous' && (
        <LoginRequired title={texts.loginTitle} returnTo={path}>
          {texts.loginHint}
        </LoginRequired>
      )}
      {session.state === 'signed-in' && <OwnAccount>{children}</OwnAccount>}
    </Page>
  )
}

function OwnAccount({ children }: Pick<AccountFrameProps, 'children'>) {
  const profile = useOwnProfile()
  if (profile.data === undefined) {
    return profile.isError ? (
      <ErrorState onRetry={() => void profile.refetch()} retrying={profile.isFetching} />
    ) : (
      <LoadingState shape="panel" label={texts.loading} />
    )
  }
  return (
    <div className={styles.parts}>
      {profile.data.deleteAfter !== null && <DeletionNotice deleteAfter={profile.data.deleteAfter} />}
      {children(profile.data)}
    </div>
  )
}
