import { expect, test } from '@jest/globals'
import { realRows as rows } from '../testing/prepared'

/** Cards of a list that are on a phone's screen together. */
const ON_A_SCREEN = 3

test('no list of articles shows a drawing twice on one screen', () => {
  const lists = [...new Set(rows.articles.map((article) => article.article_catalog_id))]
  const twice = lists.flatMap((list) => {
    const articles = rows.articles.filter((article) => article.article_catalog_id === list)
    const newestFirst = articles.toSorted((a, b) => b.published_at.localeCompare(a.published_at) || b.id - a.id)
    return newestFirst.filter(({ illustration }, place) =>
      newestFirst.slice(place + 1, place + ON_A_SCREEN).some((next) => next.illustration === illustration),
    )
  })
  expect(twice.map(({ id, illustration }) => [id, illustration])).toEqual([])
  expect(lists.length).toBeGreaterThan(5)
})
