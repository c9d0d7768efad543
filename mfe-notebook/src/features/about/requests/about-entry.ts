import { type ApiClient, ApiError, isNotFound } from 'shared-contracts/client'
import { aboutPageCode, articlePath, catalogPath, parseIdSlug } from 'shared-contracts/paths'
import { useShell } from 'shared-frame'
import { type QueryClient, queryOptions, useQuery } from 'shared-frame/remote'
import { articleQuery, type Catalog, catalogQuery } from 'shared-ui/reading'
import { leadArticleQuery } from './lead-article'

/** What `/gioi-thieu/{id}` means: a page of its own, or something that has another address. */
export type AboutEntry =
  | { readonly kind: 'page'; readonly catalog: Catalog }
  | { readonly kind: 'elsewhere'; readonly path: string }

/**
 * The page of a catalog `gioi-thieu-{id}`, with its articles; else the id of an article (with or without slug) leads to that article, the
 * code of another catalog to its list. Rejects with 404 when the address means nothing.
 */
export function aboutEntryQuery(api: ApiClient, segment: string) {
  return queryOptions({
    queryKey: ['about-entry', segment],
    queryFn: async ({ client }): Promise<AboutEntry> => {
      if (parseIdSlug(segment)) {
        const article = await client.ensureQueryData(articleQuery(api, segment))
        return { kind: 'elsewhere', path: articlePath(article) }
      }
      if (/^\d/.test(segment)) throw new ApiError('Article/GetById', 404, `${segment} names nothing`)
      const own = await ownPage(client, api, aboutPageCode(segment))
      if (own) return { kind: 'page', catalog: own }
      const { code } = await client.ensureQueryData(catalogQuery(api, segment))
      return { kind: 'elsewhere', path: catalogPath(code) }
    },
  })
}

export function useAboutEntry(segment: string) {
  return useQuery(aboutEntryQuery(useShell().api, segment))
}

/** The catalog, its first article made ready with it; null when there is none. */
async function ownPage(client: QueryClient, api: ApiClient, code: string): Promise<Catalog | null> {
  try {
    const catalog = await client.ensureQueryData(catalogQuery(api, code))
    await client.ensureQueryData(leadArticleQuery(api, code))
    return catalog
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
