import { parseCalendarDay } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import { definePage, usePage } from 'shared-frame/remote'
import { AccountFrame } from '../features/own-account'
import { OwnData } from '../features/own-data'
import { accountTexts } from '../texts/account'

const { title, intro } = accountTexts.ownData

function OwnDataPage() {
  const today = parseCalendarDay(usePage().today)
  if (today === null) throw new Error('The page has no day')
  return (
    <AccountFrame title={title} intro={intro} part={paths.ownData}>
      {(user) => <OwnData user={user} today={today} />}
    </AccountFrame>
  )
}

export default definePage({ head: () => ({ title, description: intro, noindex: true }), Component: OwnDataPage })
