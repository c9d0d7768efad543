import { articleCounts } from 'shared-contracts/constants'
import { Section } from 'shared-frame'
import { usePage, useQuery } from 'shared-frame/remote'
import { Banners } from '../banners/Banners'
import { bannersQuery } from '../banners/banners-query'
import { ArticleRows } from '../cards/ArticleRows'
import { Loaded } from '../Loaded'
import { catalogArticlesQuery } from '../queries/catalog-articles-query'
import { catalogQuery } from '../queries/catalogs-query'
import { categoriesQuery } from '../queries/categories-query'
import { mostViewedQuery } from '../queries/most-viewed-query'
import { CategoryFilter } from './CategoryFilter'
import { listAddress } from './list-address'
import { choiceIn } from './list-choice'
import { listTexts } from './list-texts'
import { type ListBack, PagedArticles } from './PagedArticles'

/** A catalog's articles below the page's title: categories, the page asked for, and what others read. */
export function CatalogList({ catalogCode, back }: { catalogCode: string; back: ListBack }) {
  const { api, path, search } = usePage()
  const choice = choiceIn(search, catalogCode)
  const catalog = useQuery(catalogQuery(api, catalogCode))
  const categories = useQuery(categoriesQuery(api))
  const articles = useQuery(catalogArticlesQuery(api, choice))
  const mostViewed = useQuery(mostViewedQuery(api, catalogCode, articleCounts.mostViewedInNotebook))
  const banners = useQuery(bannersQuery(api, 'article-list', catalogCode)).data ?? []
  const ofCatalog = categories.data?.filter((each) => each.articleCatalogId === catalog.data?.id) ?? []
  const showsMostViewed = choice.page === 1 && choice.categoryCode === null && (mostViewed.data?.length ?? 0) > 0
  return (
    <>
      <CategoryFilter path={path} categories={ofCatalog} chosen={choice.categoryCode} />
      <Banners banners={banners} position="AboveBox" />
      <Loaded query={articles} loading={{ shape: 'cards', count: 6, label: listTexts.loading }}>
        {(list) => (
          <PagedArticles
            articles={list.items}
            totalCount={list.totalCount}
            page={choice.page}
            href={(page) => listAddress(path, { category: choice.categoryCode, page })}
            back={back}
            label={choice.categoryCode === null && ofCatalog.length > 1 ? 'category' : 'none'}
          />
        )}
      </Loaded>
      <Banners banners={banners} position="BelowBox" />
      {showsMostViewed && (
        <Section title={listTexts.mostViewed} tone="leaf">
          <ArticleRows articles={mostViewed.data ?? []} />
        </Section>
      )}
    </>
  )
}
