import { expect, test } from '@jest/globals'
import { dehydrate, QueryObserver } from '@tanstack/react-query'
import { hydrateDocument } from './hydrate-document'
import { createQueryClient } from './query-client'

const TEN_MINUTES = 10 * 60_000

test('what a document from a cache brought is not fetched again', async () => {
  const server = createQueryClient()
  server.setQueryData(['article', 1], { title: 'Cháo cá' }, { updatedAt: Date.now() - TEN_MINUTES })

  const client = createQueryClient()
  hydrateDocument(client, dehydrate(server))
  let fetched = 0
  const observer = new QueryObserver(client, {
    queryKey: ['article', 1],
    queryFn: async () => {
      fetched += 1
      return { title: 'Khác' }
    },
  })
  const unsubscribe = observer.subscribe(() => {})
  expect(observer.getCurrentResult()).toMatchObject({ data: { title: 'Cháo cá' }, isFetching: false })
  expect(fetched).toBe(0)
  unsubscribe()
  client.clear()
})

test('a document without data leaves the client empty', () => {
  const client = createQueryClient()
  hydrateDocument(client, {})
  expect(client.getQueryCache().getAll()).toEqual([])
})
