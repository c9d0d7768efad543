import { paths } from 'shared-contracts/paths'
import { definePage } from 'shared-frame/remote'
import { OwnClasses, OwnSurveys } from '../features/activities'
import { AccountFrame } from '../features/own-account'
import { accountTexts } from '../texts/account'

const { title, intro } = accountTexts.activities

/** What the user takes part in: classes and surveys. */
function ActivitiesPage() {
  return (
    <AccountFrame title={title} intro={intro} part={paths.activities}>
      {() => (
        <>
          <OwnClasses />
          <OwnSurveys />
        </>
      )}
    </AccountFrame>
  )
}

export default definePage({ head: () => ({ title, description: intro, noindex: true }), Component: ActivitiesPage })
