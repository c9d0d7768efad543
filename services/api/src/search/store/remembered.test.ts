import { expect, test } from '@jest/globals'
import { rememberedOf } from './remembered'
import type { SiteSearch } from './site-search'

const contentOf = (name: string): SiteSearch => ({
  find: () => ({ dishes: [], articles: [] }),
  leadOf: () => 'dish',
  meantBy: () => name,
  missingOf: () => null,
  nearest: () => ({ dishes: [], articles: [] }),
  complete: () => ({ dishes: [], articles: [] }),
  completions: { of: () => [] },
})

test('each key is worked out once for a content, nothing found included, and again for the next content', async () => {
  const worked: string[] = []
  const remembered = rememberedOf(
    (search, { query }: { query: string }) => {
      worked.push(query)
      return query === 'none' ? null : search.meantBy(query, search.find(query, 'everyone'))
    },
    ({ query }) => query,
  )
  const [before, after] = [contentOf('before'), contentOf('after')]
  const keys = [{ query: 'phở' }, { query: 'none' }, { query: 'phở' }]
  expect([...(await remembered(before, keys)).values()]).toEqual(['before', null, 'before'])
  expect(worked).toEqual(['phở', 'none'])
  await remembered(before, [{ query: 'none' }, { query: 'phở' }])
  expect(worked).toEqual(['phở', 'none'])
  expect([...(await remembered(after, keys)).values()]).toEqual(['after', null, 'after'])
  expect(worked).toEqual(['phở', 'none', 'phở', 'none'])
})

test('other work has its turn within a long list', async () => {
  const turns: string[] = []
  const remembered = rememberedOf(
    (_, key: number) => turns.push(String(key)),
    (key) => String(key),
  )
  const long = remembered(
    contentOf(''),
    Array.from({ length: 80 }, (_, index) => index),
  )
  setImmediate(() => turns.push('other work'))
  await long
  expect(turns.indexOf('other work')).toBeGreaterThan(0)
  expect(turns.indexOf('other work')).toBeLessThan(80)
})
