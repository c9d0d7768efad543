import { parseCalendarDay } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import { Page, PageHeader, useSession } from 'shared-frame'
import { definePage, type PageContext, usePage, useSearchParams } from 'shared-frame/remote'
import { CategoryTabs } from 'shared-ui/lists'
import { returnTo, withReturnTo } from '../features/after-login'
import { AlreadySignedIn } from '../features/login'
import { FamilyFormPart, StaffFormPart } from '../features/register'
import { registerTexts as words } from '../texts/register'

const STAFF_PATH = `${paths.register}?vai-tro=can-bo-y-te`

/** Medical staff have a form of their own, at an address of its own. */
function isForStaff({ search }: Pick<PageContext, 'search'>): boolean {
  return search.get('vai-tro') === 'can-bo-y-te'
}

function RegisterPage() {
  const [search] = useSearchParams()
  const session = useSession()
  const forStaff = isForStaff({ search })
  // The way back is no part of the document; it comes in once the page is alive.
  const back = session.state === 'unknown' ? null : returnTo(search)
  const today = parseCalendarDay(usePage().today)
  const Form = forStaff ? StaffFormPart : FamilyFormPart
  return (
    <Page width="text">
      <PageHeader title={forStaff ? words.staffTitle : words.title} intro={forStaff ? words.staffIntro : words.intro} />
      {session.state === 'signed-in' ? (
        <AlreadySignedIn />
      ) : (
        <>
          <CategoryTabs
            label={words.kinds}
            tabs={[
              { to: withReturnTo(paths.register, back), title: words.family, current: !forStaff },
              { to: withReturnTo(STAFF_PATH, back), title: words.staff, current: forStaff },
            ]}
          />
          {today && <Form returnTo={back} today={today} />}
        </>
      )}
    </Page>
  )
}

export default definePage({
  head: (context) => ({
    title: isForStaff(context) ? words.staffTitle : words.title,
    description: isForStaff(context) ? words.staffIntro : words.intro,
    noindex: true,
  }),
  Component: RegisterPage,
})
