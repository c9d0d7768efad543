import { type ApiClient, ApiError } from 'shared-contracts/client'
import { articlePath, catalogPath, parseIdSlug } from 'shared-contracts/paths'
import { useShell } from 'shared-ui'
import { articleQuery, catalogQuery } from 'shared-ui/reading'
import { queryOptions, useQuery } from 'shared-ui/remote'

/**
 * Where `/gioi-thieu/{id}` leads: the id of an article (with or without slug) to that article, the code of a catalog to its
 * list. Every page that this address may mean has an address of its own. Rejects with 404 when it means nothing.
 */
export function aboutEntryQuery(api: ApiClient, segment: string) {
  return queryOptions({
    queryKey: ['about-entry', segment],
    queryFn: async ({ client }) => {
      if (parseIdSlug(segment)) return articlePath(await client.ensureQueryData(articleQuery(api, segment)))
      if (/^\d/.test(segment)) throw new ApiError('Article/GetById', 404, `${segment} names nothing`)
      return catalogPath((await client.ensureQueryData(catalogQuery(api, segment))).code)
    },
  })
}

export function useAboutEntry(segment: string) {
  return useQuery(aboutEntryQuery(useShell().api, segment))
}
