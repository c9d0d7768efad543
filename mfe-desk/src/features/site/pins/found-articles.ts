import { type PinListKey, pinLists } from 'shared-contracts/site'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { catalogsQuery } from 'shared-ui/reading'

const SHOWN = 10

/** Articles that may stand in a list: those with the keyword, or without one the newest. */
export function useFoundArticles(list: PinListKey, keyword: string) {
  const { api } = useShell()
  const catalogCode = pinLists.find(({ key }) => key === list)?.catalogCode ?? null
  const sought = keyword.trim()
  return useQuery(
    queryOptions({
      queryKey: ['site-desk', 'articles', catalogCode, sought],
      staleTime: 0,
      queryFn: async ({ signal, client }) => {
        const paging = { pageNumber: 1, pageSize: SHOWN }
        if (sought === '') {
          const { items } =
            catalogCode === null
              ? await api.call('Article/GetLatestArticles', { query: paging, signal })
              : await api.call('Article/GetByCatalog', { query: { catalogCode, ...paging }, signal })
          return items
        }
        const catalogs = await client.ensureQueryData(catalogsQuery(api))
        const wanted = catalogs.filter(({ code, staffOnly }) =>
          catalogCode === null ? !staffOnly : code === catalogCode,
        )
        const catalogIds = wanted.map(({ id }) => id)
        const body = { keyword: sought, catalogIds, ...paging }
        return (await api.call('Article/Search', { body, signal })).items
      },
    }),
  )
}
