import { expect, test } from '@jest/globals'
import type { CallAnswer } from 'shared-contracts/calls'
import { paths } from 'shared-contracts/paths'
import { defineServerUnit } from 'shared-frame/server'
import { createFakeApi, pageRenderer } from 'shared-frame/testing'
import { remote } from '../../remote'
import { pages } from '../routes'

type Needs = CallAnswer<'RecommendedDiet/GetRecommendedDietByObjectTypeId'>

const renderPage = pageRenderer(remote, defineServerUnit({ info: remote, pages }))

const asked: unknown[] = []
const api = createFakeApi({
  'RecommendedDiet/GetRecommendedDietByObjectTypeId': ({ query }): Needs => {
    asked.push(query)
    return [
      {
        ...{ standardId: 1, min: 1720, max: 1810, need: 1795, source: 'NIN2016' },
        recommended: query?.activity === 'heavy' ? { from: 2350, to: 2390 } : { from: 1780, to: 1810 },
      },
    ]
  },
  'Article/GetPinToToolCheckPageArticles': () => [],
})

test.each([
  ['', 'Mẹ mang thai tuần 1', '1.780 - 1.810 kcal', { objectTypeId: 1, activity: 'light', extra: true }],
  [
    '?cho=tuan-20&muc=nang',
    'Mẹ mang thai tuần 20',
    '2.350 - 2.390 kcal',
    { objectTypeId: 2, activity: 'heavy', extra: true },
  ],
  ['?cho=me-cho-con-bu', 'Mẹ cho con bú', '1.780 - 1.810 kcal', { objectTypeId: 4, activity: 'light', extra: true }],
  ['?cho=be-8-thang&muc=nang', 'Bé 8 tháng', '1.780 - 1.810 kcal', { objectTypeId: 5, activity: 'light', extra: true }],
])('the document of %j shows the needs of %s', async (search, whom, energy, query) => {
  asked.length = 0
  const { html, head } = await renderPage('recommended-needs', `${paths.nutritionNeeds}${search}`, api)
  expect(html).toContain(`Nhu cầu mỗi ngày: ${whom}`)
  expect(html).toContain(energy)
  expect(asked).toEqual([query])
  expect(head.title).toContain(search === '' ? 'Nhu cầu dinh dưỡng khuyến nghị' : whom)
})

test('a choice is a form of the same address, and the route lets both its fields through', async () => {
  const { html } = await renderPage('recommended-needs', `${paths.nutritionNeeds}?cho=tuan-20`, api)
  const form = /<form[^>]*method="get"[^>]*>/.exec(html)?.[0]
  expect(form).toContain(paths.nutritionNeeds.replaceAll('&', '&amp;'))
  const fields = [...html.matchAll(/<select[^>]*name="([^"]+)"/g)].map(([, name]) => name)
  expect(fields).toEqual(['cho', 'muc'])
  const route = remote.routes.find(({ id }) => id === 'recommended-needs')
  expect(route?.query).toEqual(expect.arrayContaining(fields))
})

test('below six months breastfeeding is spoken of, and no need', async () => {
  const { html } = await renderPage('recommended-needs', `${paths.nutritionNeeds}?cho=be-5-thang`, api)
  expect(html).toContain('chỉ cần sữa mẹ')
  expect(html).not.toContain('Khuyến nghị mỗi ngày')
})
