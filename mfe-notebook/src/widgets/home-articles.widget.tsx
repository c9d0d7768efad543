import { parseCalendarDay } from 'shared-contracts/ages'
import { stageIn } from 'shared-contracts/family'
import { catalogPath, paths } from 'shared-contracts/paths'
import { AppLink, Section } from 'shared-frame'
import { defineWidget } from 'shared-frame/remote'
import type { HomeWidgetProps } from 'shared-frame/remotes'
import { useWhom } from 'shared-ui/family'
import { ArticleRows, type ArticleSummary, type Catalog, Loaded } from 'shared-ui/reading'
import { homeArticlesQuery, useHomeArticles } from '../features/articles'
import { HomeArticle, stageArticlesQuery, useHomeArticle } from '../features/for-stage'
import { texts } from '../texts'
import styles from './home-articles.module.css'

/** Of each catalog: two as rows, and one more, as the article of today may be among them. */
const ASKED = 3
const SHOWN = 2

/** The notebook on the home page: one article for whom the site is for, then the newest of its three catalogs. */
function HomeArticles({ path, search, today }: HomeWidgetProps) {
  const { stage } = useWhom({ path, search: new URLSearchParams(search), today })
  const newest = useHomeArticles(ASKED)
  const day = parseCalendarDay(today)
  if (day === null) throw new Error(`${today} is no day`)
  const article = useHomeArticle({
    stage,
    today: day,
    newest: newest.data?.flatMap(({ articles }) => articles.slice(0, 1)) ?? [],
  })
  return (
    <>
      <HomeArticle article={article} stage={stage} />
      <Section
        title={texts.home.title}
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
                <Column
                  key={catalog.id}
                  catalog={catalog}
                  articles={articles.filter(({ articleId }) => articleId !== article?.articleId).slice(0, SHOWN)}
                />
              ))}
            </div>
          )}
        </Loaded>
      </Section>
    </>
  )
}

function Column({ catalog, articles }: { catalog: Catalog; articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null
  return (
    <div className={styles.column}>
      <h3>
        <AppLink to={catalogPath(catalog.code)}>{catalog.title}</AppLink>
      </h3>
      <ArticleRows articles={articles} pictures={false} />
    </div>
  )
}

export default defineWidget<HomeWidgetProps>({
  queries({ api, search }) {
    const stage = stageIn(search)
    return [homeArticlesQuery(api, ASKED), ...(stage === null ? [] : [stageArticlesQuery(api, stage)])]
  },
  Component: HomeArticles,
})
