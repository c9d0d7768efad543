import { parseCalendarDay } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import { definePage, usePage } from 'shared-frame/remote'
import { FoodWordsChoice } from 'shared-ui/food-words'
import { Counts, Family, OverviewCard, OverviewNotices } from '../features/overview'
import { AccountFrame } from '../features/own-account'
import { accountTexts } from '../texts/account'

const { title, intro } = accountTexts.overview

/** The account at a glance. With an id in its address it is that user's page, and for everybody else there is none. */
function AccountPage() {
  const page = usePage()
  const today = parseCalendarDay(page.today)
  if (today === null) throw new Error('The page has no day')
  return (
    <AccountFrame title={title} intro={intro} part={paths.personal}>
      {(user) => (
        <>
          <OverviewNotices user={user} today={today} />
          <OverviewCard user={user} />
          <Counts user={user} />
          <Family user={user} today={today} />
          <FoodWordsChoice />
        </>
      )}
    </AccountFrame>
  )
}

export default definePage({
  missing: ({ params: { id } }, session) =>
    session.state === 'signed-in' && id !== undefined && id !== String(session.user.id),
  head: () => ({ title, description: intro, noindex: true }),
  Component: AccountPage,
})
