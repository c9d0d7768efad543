import { expect, test } from '@jest/globals'
import { articleDestination } from './article-destination'

const OWN = '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-me/12-tang-can'

test.each([
  ['its own address', OWN, null],
  ['a wrong slug', '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-me/12-giam-can', OWN],
  ['no slug', '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-me/12', OWN],
  ['the wrong catalog', '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-be/12-tang-can', OWN],
  ['an unknown catalog', '/so-tay-cua-me/khong-co/12-tang-can', OWN],
  ['another branch of the site', '/gioi-thieu/tin-tuc-hoat-dong/12-tang-can', OWN],
])('%s', (_, path, expected) => {
  const article = { articleId: 12, slug: 'tang-can', catalog: { code: 'dinh-duong-va-suc-khoe-cho-me' } }
  expect(articleDestination(path, article)).toBe(expected)
})

test('an expert opinion lives below its own list, whatever was asked for', () => {
  const article = { articleId: 4001, slug: 'who', catalog: { code: 'y-kien-chuyen-gia' } }
  expect(articleDestination('/so-tay-cua-me/y-kien-chuyen-gia/4001-who', article)).toBe(
    '/gioi-thieu/thong-tin-khac/y-kien-chuyen-gia/4001-who',
  )
})
