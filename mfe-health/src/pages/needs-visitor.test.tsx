import { afterEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import { paths } from 'shared-contracts/paths'
import type { Session, VisitorAnswer } from 'shared-frame/remotes'
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

/** The needs page in a browser, as a visitor finds it. */
async function open(search: string, profile: VisitorAnswer<'profile'> | null) {
  const api = createFakeApi({
    'User/UserInfo': () => profile ?? visitorProfile(),
    'RecommendedDiet/GetRecommendedDietByObjectTypeId': () => [
      { standardId: 57, min: 1200, max: null, need: 1200, recommended: { from: 1200, to: 1200 }, source: 'NIN2016' },
    ],
    'Article/GetPinToToolCheckPageArticles': () => [],
  })
  page = await openPage(
    paths.nutritionNeeds + search,
    api,
    profile === null ? { state: 'anonymous' } : signedIn(profile),
  )
  await eventually(() => expect(page.text()).toContain('Nhu cầu mỗi ngày'))
}

function signedIn({ id, fullName, userType, objectTypeId }: VisitorAnswer<'profile'>): Session {
  const user = { id, fullName, shortName: fullName, userType, objectTypeId, pictureUrl: null, numberOfCarts: 0 }
  return { state: 'signed-in', user }
}

test('opens on the own week of a pregnant visitor, and says so; an address counts more', async () => {
  const profile = visitorProfile({ pregnancyWeeks: 22, pregnancyDayInWeek: 3 })
  await open('', profile)
  await eventually(() => expect(page.text()).toContain('Nhu cầu mỗi ngày: Mẹ mang thai tuần 23'))
  expect(page.text()).toContain('Đang xem theo hồ sơ của bạn.')
  await page.close()
  await open('?cho=tuan-9', profile)
  expect(page.text()).toContain('Nhu cầu mỗi ngày: Mẹ mang thai tuần 9')
  expect(page.text()).not.toContain('Đang xem theo hồ sơ')
})

test('past term shows the needs of object type 4, called by neither week nor nursing', async () => {
  await open('', visitorProfile({ pregnancyWeeks: 42 }))
  await eventually(() => expect(page.text()).toContain('Nhu cầu mỗi ngày: Mẹ quá ngày dự sinh'))
  const select = page.outlet.querySelector<HTMLSelectElement>('select[name=cho]')
  expect(select?.selectedOptions[0]?.textContent).toBe('Mẹ quá ngày dự sinh')
  const form = page.outlet.querySelector('form')
  await act(async () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  // The same person at the usual activity: an address that names nobody.
  expect(page.destinations().at(-1)).toBe(paths.nutritionNeeds)
})

test('opens on what an anonymous visitor chose before on this device', async () => {
  await open('', null)
  expect(page.text()).toContain('Mẹ mang thai tuần 1')
  const select = page.outlet.querySelector<HTMLSelectElement>('select[name=cho]')
  const form = page.outlet.querySelector('form')
  if (!select || !form) throw new Error('no form')
  select.value = 'be-8-thang'
  await act(async () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  expect(page.destinations()).toContain(`${paths.nutritionNeeds}?cho=be-8-thang`)
  await page.close()
  await open('', null)
  await eventually(() => expect(page.text()).toContain('Nhu cầu mỗi ngày: Bé 8 tháng'))
  expect(page.text()).toContain('lựa chọn lần trước trên máy này')
})
