import { describe, expect, test } from '@jest/globals'
import { paths } from 'shared-contracts/paths'
import { defineServerUnit } from 'shared-frame/server'
import { createFakeApi, pageRenderer } from 'shared-frame/testing'
import { remote } from '../../remote'
import { pages } from '../routes'

const renderPage = pageRenderer(remote, defineServerUnit({ info: remote, pages }))
const asked: unknown[] = []
const none = { items: [], totalCount: 0, aboutCount: 0 }
const api = createFakeApi({
  'Menu/GetFreeMenu': ({ query }) => {
    const objectTypeId = Number(query?.objectTypeId)
    asked.push(objectTypeId)
    return {
      ...{
        menuId: 51,
        title: 'Thực đơn một tuần',
        summary: '',
        objectTypeId,
        kind: 'free',
        author: null,
        signedAt: null,
      },
      ...{ review: { state: 'unsigned' }, dayCount: 7, illustrations: [], days: [] },
    }
  },
  'Menu/GetStandardMenu': () => none,
  'Dish/Search': () => none,
  'DishTag/GetAll': () => [],
})
const bank = async (search: string) => (await renderPage('menu-bank', `${paths.menuBank}${search}`, api)).head

describe('what a document of the bank says of itself', () => {
  test.each([
    ['', paths.menuBank, false, 'Ngân hàng thực đơn dinh dưỡng'],
    ['?cho=5', paths.menuBank, false, 'Ngân hàng thực đơn dinh dưỡng: Bé 6–8 tháng'],
    ['?cho=2', `${paths.menuBank}?cho=2`, false, 'Ngân hàng thực đơn dinh dưỡng: Mẹ mang thai 3 tháng giữa'],
    // What else can be asked is found by its object type
    ['?cho=tuan-20', `${paths.menuBank}?cho=2`, true, 'Ngân hàng thực đơn dinh dưỡng'],
    ['?cho=2&mon=ca', `${paths.menuBank}?cho=2`, true, 'Ngân hàng thực đơn dinh dưỡng: Mẹ mang thai 3 tháng giữa'],
    ['?cho=11', paths.menuBank, true, 'Ngân hàng thực đơn dinh dưỡng'],
  ])('%j', async (search, canonical, noindex, title) => {
    expect(await bank(search)).toMatchObject({ canonical, noindex, title })
    expect((await bank(search)).redirect).toBeUndefined()
  })
})

test('its menus are those of whom the address names', async () => {
  asked.length = 0
  for (const search of ['', '?cho=2', '?cho=be-14-thang', '?cho=nha-4']) await bank(search)
  expect(asked).toEqual([5, 2, 7, 5])
})

test.each([
  ['?nhom=2', '?cho=2'],
  ['?nhom=2&mon=ca&trang=3', '?mon=ca&trang=3&cho=2'],
  ['?nhom=99', ''],
])('an address of before, %j, has moved to %j', async (before, now) => {
  expect((await bank(before)).redirect).toBe(`${paths.menuBank}${now}`)
  const builder = await renderPage('build-menu', `${paths.buildMenu}${before}`, api)
  expect(builder.head.redirect).toBe(`${paths.buildMenu}${now}`)
})
