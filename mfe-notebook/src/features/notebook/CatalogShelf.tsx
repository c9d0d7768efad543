import { articleCounts } from 'shared-contracts/constants'
import { catalogPath } from 'shared-contracts/paths'
import { AppLink, Section } from 'shared-frame'
import { usePage, useQuery } from 'shared-frame/remote'
import { ArticleGrid, ArticleRows, type ArticleSummary, type Catalog, mostViewedQuery } from 'shared-ui/reading'
import { texts } from '../../texts'
import styles from './Notebook.module.css'

/** A catalog on the notebook's landing page: its newest articles, and the two read most unless they are among the newest. */
export function CatalogShelf({ catalog, articles }: { catalog: Catalog; articles: readonly ArticleSummary[] }) {
  const { api } = usePage()
  const mostViewed = useQuery(mostViewedQuery(api, catalog.code, articleCounts.mostViewedInNotebook))
  if (articles.length === 0) return null
  const shown = new Set(articles.map((article) => article.articleId))
  const popular = (mostViewed.data ?? []).filter((article) => !shown.has(article.articleId))
  return (
    <Section
      title={catalog.title}
      more={
        <AppLink className={styles.more} to={catalogPath(catalog.code)} aria-label={texts.notebook.all(catalog.title)}>
          {texts.notebook.seeAll}
        </AppLink>
      }
    >
      <div className={styles.shelf}>
        <ArticleGrid articles={articles} label="category" />
        {popular.length > 0 && (
          <div className={styles.popular}>
            <h3>{texts.notebook.mostViewed}</h3>
            <ArticleRows articles={popular} />
          </div>
        )}
      </div>
    </Section>
  )
}
