import { shortAudienceTitle } from 'shared-contracts/audience'
import { AppLink } from 'shared-frame'
import { usePage, useQuery } from 'shared-frame/remote'
import { AudienceControl, useAudience } from 'shared-ui/audience'
import { categoriesQuery } from 'shared-ui/reading'
import { texts } from '../../texts'
import styles from './ForStage.module.css'
import { stageCategory, stagePath } from './stage-category'

/** Whom the site is for, and the category of the notebook that is about her or his stage. */
export function StageLine() {
  const page = usePage()
  const site = useAudience(page)
  const categories = useQuery(categoriesQuery(page.api)).data ?? []
  const { audience } = site
  const code = audience === null ? null : stageCategory(audience).categoryCode
  const category = categories.find((each) => each.code === code)
  return (
    <div className={styles.line}>
      <AudienceControl site={site} />
      <p>
        {audience !== null && category !== undefined ? (
          <>
            {texts.forStage.category(shortAudienceTitle(audience))}{' '}
            <AppLink to={stagePath(audience)}>{category.title}</AppLink>
          </>
        ) : (
          texts.forStage.choose
        )}
      </p>
    </div>
  )
}
