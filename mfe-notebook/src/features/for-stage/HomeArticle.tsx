import type { CalendarDay } from 'shared-contracts/ages'
import { type Audience, shortAudienceTitle } from 'shared-contracts/audience'
import { articlePath } from 'shared-contracts/paths'
import { ArticleCard, LoadingState, Section, useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'
import { FavouriteHeart } from 'shared-ui/favourites'
import type { ArticleSummary } from 'shared-ui/reading'
import { texts } from '../../texts'
import { articleOfDay } from './article-of-day'
import styles from './ForStage.module.css'
import { stageArticlesQuery } from './stage-articles-query'

interface Props {
  readonly audience: Audience | null
  readonly today: CalendarDay
  /** Shown where nobody said whom the site is for. */
  readonly newest: readonly ArticleSummary[]
}

/** The article that the home page shows today: of the stage, where one is known. */
export function useHomeArticle({ audience, today, newest }: Props): ArticleSummary | undefined {
  const found = useQuery({
    ...stageArticlesQuery(useShell().api, audience ?? { kind: 'nursing' }),
    enabled: audience !== null,
  })
  return articleOfDay(audience === null ? newest : (found.data?.items ?? []), today)
}

/** One article to read today. */
export function HomeArticle({ article, audience }: { article: ArticleSummary | undefined; audience: Audience | null }) {
  return (
    <Section title={audience === null ? texts.forStage.today : texts.forStage.title(shortAudienceTitle(audience))}>
      <div className={styles.one}>
        {article === undefined ? (
          <LoadingState count={2} />
        ) : (
          <ArticleCard
            to={articlePath(article)}
            title={article.title}
            summary={article.summary}
            label={article.category?.title}
            illustration={article.illustration}
            aside={<FavouriteHeart item={{ type: 'article', id: article.articleId }} title={article.title} />}
          />
        )}
      </div>
    </Section>
  )
}
