import { afterEach, expect, jest, test } from '@jest/globals'
import { paths } from 'shared-contracts/paths'
import type { VisitorAnswer } from 'shared-frame/remotes'
import { createFakeApi, eventually, type OpenedPage, pageOpener, visitorProfile } from 'shared-frame/testing'
import { remote as info } from '../../remote'
import { pages } from '../routes'

jest.setTimeout(60_000)

const openPage = pageOpener(info, pages)

let page: OpenedPage
afterEach(async () => {
  await page.close()
  window.localStorage.clear()
})

/** A page of menus as a signed-in visitor finds it, and the object types whose week it asked for. */
async function open(path: string, differences: Partial<VisitorAnswer<'profile'>>) {
  const profile = visitorProfile({ pregnancyWeeks: null, pregnancyDayInWeek: null, ...differences })
  const { id, fullName, userType, objectTypeId } = profile
  const user = { id, fullName, shortName: fullName, userType, objectTypeId, pictureUrl: null, numberOfCarts: 0 }
  const asked: number[] = []
  const api = createFakeApi({
    'User/UserInfo': () => profile,
    'Menu/GetFreeMenu': ({ query }) => {
      asked.push(Number(query?.objectTypeId))
      return {
        ...{ menuId: 51, title: 'Tuần', summary: '', objectTypeId: Number(query?.objectTypeId), kind: 'free' },
        ...{ author: null, signedAt: null, review: { state: 'unsigned' }, dayCount: 7, illustrations: [], days: [] },
      }
    },
  })
  page = await openPage(path, api, { state: 'signed-in', user })
  return asked
}

const family = () =>
  [...page.outlet.querySelectorAll('nav[aria-label="Thực đơn cho gia đình bạn"] a')].map(
    ({ textContent }) => textContent,
  )
const child = {
  ...{ id: 3, fullName: 'Gạo', dayOfBirth: '2025-09-10', gender: 0 as const, objectTypeId: 7 },
  fullBirth: { date: 10, month: 9, year: 2025 },
}

test('past term the bank has the week of object type 4, and calls nobody a nursing mother or week 40', async () => {
  const asked = await open(paths.menuBank, { pregnancyWeeks: 42, objectTypeId: 4 })
  await eventually(() => expect(family()).toEqual(['Mẹ: Quá ngày dự sinh']))
  expect(asked.at(-1)).toBe(4)
  expect(page.text()).toContain('Thực đơn tuần: Mẹ quá ngày dự sinh')
  expect(page.text()).toContain('Bé đã chào đời chưa?')
  expect(page.text()).not.toMatch(/Thực đơn tuần: (Tuần 40|Mẹ cho con bú)/)
})

test('so does the builder', async () => {
  await open(paths.buildMenu, { pregnancyWeeks: 42, objectTypeId: 4 })
  await eventually(() => expect(family()).toEqual(['Mẹ: Quá ngày dự sinh']))
  expect(page.outlet.querySelector('strong')?.textContent).toBe('Mẹ quá ngày dự sinh')
})

test('who told nothing of herself is offered no menus of nursing mothers, a carer who nurses is, after the child', async () => {
  const asked = await open(paths.menuBank, { objectTypeId: 4 })
  await eventually(() => expect(page.text()).toContain('Mẹ đang ở giai đoạn nào?'))
  expect([family(), asked.at(-1)]).toEqual([[], 5])
  await page.close()
  await open(paths.menuBank, { userType: 3, objectTypeId: 4, isNursing: true, children: [child] })
  await eventually(() => expect(family()).toEqual(['Gạo: 12–17 tháng', 'Mẹ: Cho con bú']))
})
