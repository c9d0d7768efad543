import { articlePath, catalogPath, paths } from 'shared-contracts/paths'
import { AppLink, ArticleCard, Section } from 'shared-ui'
import { FavouriteHeart } from 'shared-ui/favourites'
import { ArticleDay, ArticleRows, type ArticleSummary, type Catalog, Loaded } from 'shared-ui/reading'
import { defineWidget } from 'shared-ui/remote'
import { homeArticlesQuery, useHomeArticles } from '../features/articles'
import { texts } from '../texts'
import styles from './home-articles.module.css'

/** Of each catalog: one with a large drawing, the others as rows. */
const SHOWN = 3

/** The notebook on the home page: the newest articles of its three catalogs, side by side. */
function HomeArticles() {
  const newest = useHomeArticles(SHOWN)
  return (
    <Section
      title={texts.home.title}
      intro={texts.home.intro}
      more={
        <AppLink className={styles.more} to={paths.notebook}>
          {texts.home.more}
        </AppLink>
      }
    >
      <Loaded query={newest} loading={{ shape: 'cards', label: texts.list.loading }}>
        {(catalogs) => (
          <div className={styles.columns}>
            {catalogs.map(({ catalog, articles }) => (
              <Column key={catalog.id} catalog={catalog} articles={articles} />
            ))}
          </div>
        )}
      </Loaded>
    </Section>
  )
}

function Column({ catalog, articles }: { catalog: Catalog; articles: readonly ArticleSummary[] }) {
  const [first, ...others] = articles
  if (!first) return null
  return (
    <div className={styles.column}>
      <h3>
        <AppLink to={catalogPath(catalog.code)}>{catalog.title}</AppLink>
      </h3>
      <ArticleCard
        to={articlePath(first)}
        title={first.title}
        illustration={first.illustration}
        facts={[<ArticleDay key="day" date={first.publishedAt} />]}
        aside={<FavouriteHeart item={{ type: 'article', id: first.articleId }} title={first.title} />}
      />
      <ArticleRows articles={others} />
    </div>
  )
}

export default defineWidget({ queries: ({ api }) => [homeArticlesQuery(api, SHOWN)], Component: HomeArticles })
