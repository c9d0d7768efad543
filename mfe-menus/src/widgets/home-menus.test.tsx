import { afterEach, expect, jest, test } from '@jest/globals'
import type { CallAnswer } from 'shared-contracts/calls'
import {
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  visitorProfile,
  withVisitorData,
} from 'shared-frame/testing'
import widget from './home-menus.widget'

jest.setTimeout(120_000)

/** A Saturday. */
const TODAY = '2026-11-21'

type Week = CallAnswer<'Menu/GetFreeMenu'>

const dish = (dishId: number, title: string) => ({
  dishId,
  title,
  slug: 'mon',
  illustration: 'chao',
  portion: 1,
  grams: 100,
  energy: 300,
})

function week(objectTypeId: number): Week {
  const day = (dayCode: Week['days'][number]['dayCode'], title: string): Week['days'][number] => ({
    dayCode,
    meals: [{ mealCode: 2, dishes: [dish(objectTypeId, title)] }],
    nutrition: {},
  })
  return { ...card(objectTypeId), days: [day('N1', 'Món thứ hai'), day('N6', `Món thứ bảy của ${objectTypeId}`)] }
}

function card(objectTypeId: number): CallAnswer<'Menu/HomePage'>[number] {
  return {
    menuId: 50 + objectTypeId,
    title: 'Thực đơn một tuần',
    summary: '',
    objectTypeId,
    kind: 'free',
    author: null,
    signedAt: null,
    review: { state: 'unsigned' },
    dayCount: 7,
    illustrations: [],
  }
}

let view: MountedView
afterEach(() => view.unmount())

async function show(search: string, calls: Parameters<typeof createFakeApi>[0] = {}) {
  const asked: number[] = []
  const api = createFakeApi({
    'Menu/HomePage': () => [card(5), card(2)],
    'Menu/GetFreeMenu': ({ query }) => {
      asked.push(Number(query?.objectTypeId))
      return week(Number(query?.objectTypeId))
    },
    ...calls,
  })
  const shell = { ...createShellMock(), api }
  view = await mountInShell(shell, <widget.Component path="/" search={search} today={TODAY} />)
  return asked
}

const heading = () => view.find('h2').textContent
const links = () => [...view.container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')

test('nobody said for whom: the first stage of the bank, today of its week, and ways to the others', async () => {
  const asked = await show('')
  await eventually(() => expect(view.text()).toContain('Món thứ bảy của 5'))
  expect(asked).toEqual([5])
  expect(heading()).toMatch(/^Thực đơn hôm nay cho /)
  expect(view.text()).not.toContain('Món thứ hai')
  expect(links()).toContainEqual(expect.stringMatching(/\/thuc-don\/55.*N6/))
  await eventually(() => expect(links().filter((href) => /[?]cho=\d+$/.test(href))).toHaveLength(2))
})

test.each([
  ['?cho=tuan-20', 2, 'Thực đơn hôm nay cho tuần 20'],
  ['?cho=be-14-thang', 7, 'Thực đơn hôm nay cho bé 14 tháng'],
])('%s: the week of object type %i', async (search, objectTypeId, title) => {
  const asked = await show(search)
  await eventually(() => expect(view.text()).toContain(`Món thứ bảy của ${objectTypeId}`))
  expect(asked).toEqual([objectTypeId])
  expect(heading()).toBe(title)
})

test('past term: the week of object type 4, called by neither week nor nursing', async () => {
  const profile = visitorProfile({ pregnancyWeeks: 42, objectTypeId: 4 })
  const { id, fullName, userType, objectTypeId } = profile
  const user = { id, fullName, shortName: fullName, userType, objectTypeId, pictureUrl: null, numberOfCarts: 0 }
  const api = createFakeApi({
    'User/UserInfo': () => profile,
    'Menu/HomePage': () => [],
    'Menu/GetFreeMenu': ({ query }) => week(Number(query?.objectTypeId)),
  })
  const shell = withVisitorData({ ...createShellMock({ state: 'signed-in', user }), api })
  view = await mountInShell(shell, <widget.Component path="/" search="" today={TODAY} />)
  await eventually(() => expect(view.text()).toContain('Món thứ bảy của 4'))
  expect(heading()).toBe('Thực đơn hôm nay cho mẹ quá ngày dự sinh')
  expect(view.text()).not.toMatch(/tuần 40|cho con bú/i)
})

test('a baby under six months has no menu, and is told why', async () => {
  const asked = await show('?cho=be-3-thang')
  await eventually(() => expect(view.text()).toContain('sữa mẹ'))
  expect(asked).toEqual([])
})

test('a week that does not come leaves a way to ask again', async () => {
  await show('', { 'Menu/GetFreeMenu': undefined })
  await eventually(() => expect(view.container.querySelector('[role=alert] button, button')).not.toBeNull())
  await eventually(() => view.button('Thử lại'))
})

test('the document is made with the same week as the browser shows', () => {
  const { api } = createShellMock()
  const keysFor = (search: string) =>
    (widget.queries?.({ api, today: TODAY, search: new URLSearchParams(search) }) ?? []).map((query) => ({ ...query }))
  const of = (objectTypeId: number) => expect.objectContaining({ queryKey: ['free-week', objectTypeId] })
  const menus = expect.objectContaining({ queryKey: ['home-menus'] })
  expect(keysFor('')).toEqual([menus, of(5)])
  expect(keysFor('cho=tuan-20')).toEqual([menus, of(2)])
  expect(keysFor('cho=be-3-thang')).toEqual([menus])
})
