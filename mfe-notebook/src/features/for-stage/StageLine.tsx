import { shortStageTitle } from 'shared-contracts/family'
import { AppLink } from 'shared-frame'
import { usePage, useQuery } from 'shared-frame/remote'
import { useWhom, WhomControl } from 'shared-ui/family'
import { categoriesQuery } from 'shared-ui/reading'
import { texts } from '../../texts'
import styles from './ForStage.module.css'
import { stageCategory, stagePath } from './stage-category'

/** Whom the site is for, and the category of the notebook that is about her or his stage. */
export function StageLine() {
  const page = usePage()
  const site = useWhom(page)
  const categories = useQuery(categoriesQuery(page.api)).data ?? []
  const { stage } = site
  const code = stage === null ? null : stageCategory(stage).categoryCode
  const category = categories.find((each) => each.code === code)
  return (
    <div className={styles.line}>
      <WhomControl site={site} />
      <p>
        {stage !== null && category !== undefined ? (
          <>
            {texts.forStage.category(shortStageTitle(stage))} <AppLink to={stagePath(stage)}>{category.title}</AppLink>
          </>
        ) : (
          texts.forStage.choose
        )}
      </p>
    </div>
  )
}
