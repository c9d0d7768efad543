import { shortStageTitle } from 'shared-contracts/family'
import { Section } from 'shared-frame'
import { usePage, useQuery } from 'shared-frame/remote'
import { useWhom } from 'shared-ui/family'
import { ArticleRows, type ArticleSummary } from 'shared-ui/reading'
import { texts } from '../../texts'
import styles from './ForStage.module.css'
import { stageArticlesQuery } from './stage-articles-query'

const SHOWN = 3

interface Props {
  /** Shown while nobody said whom the site is for; absent: then there is nothing. */
  readonly otherwise?: readonly ArticleSummary[]
  /** The article on screen is no other one. */
  readonly except?: number
}

/** "Cho Tuần 20": the newest articles of her or his stage. */
export function StageArticles({ otherwise = [], except }: Props) {
  const page = usePage()
  const { stage } = useWhom(page)
  const found = useQuery({
    ...stageArticlesQuery(page.api, stage ?? { kind: 'nursing' }),
    enabled: stage !== null,
  })
  const articles = stage === null ? otherwise : (found.data?.items ?? [])
  const shown = articles.filter(({ articleId }) => articleId !== except).slice(0, SHOWN)
  if (shown.length === 0 && otherwise.length === 0) return null
  return (
    <Section title={stage === null ? texts.forStage.newest : texts.forStage.title(shortStageTitle(stage))} tone="leaf">
      <div className={otherwise.length > 0 ? styles.place : undefined}>
        <ArticleRows articles={shown} pictures={false} />
      </div>
    </Section>
  )
}
