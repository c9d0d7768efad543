import { afterEach, expect, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import {
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  typeText,
} from 'shared-frame/testing'
import { FoodSearch } from './FoodSearch'

let view: MountedView
afterEach(() => view.unmount())

const rice = { materialId: 3, title: 'Gạo tẻ', group: 'Ngũ cốc', units: [] }

const none = { items: [], totalCount: 0, aboutCount: 0 }

/** Types a food's name; dishes are answered once the function it returns is called. */
async function search(answer: () => typeof none) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const api = createFakeApi({
    'NutritionConsulting/GetFoods': () => [rice],
    'Dish/Search': async () => {
      await held
      return answer()
    },
  })
  view = await mountInShell(
    { ...createShellMock(), api },
    <FoodSearch objectTypeId={4} mealCode={1} change={() => {}} onClose={() => {}} />,
  )
  await typeText(view.find<HTMLInputElement>('input'), 'gạo tẻ')
  await eventually(() => expect(api.calls).toContain('NutritionConsulting/GetFoods'))
  return release
}

const foods = () => [...view.container.querySelectorAll('section li')].map(({ textContent }) => textContent)

test('foods wait for the dishes above them, so that nothing moves under the finger', async () => {
  const release = await search(() => none)
  // The foods have come by then
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(foods()).toEqual([])
  release()
  await eventually(() => expect(foods()).toEqual(['Gạo tẻ +']))
})

test('foods are there where dishes can not be had', async () => {
  const release = await search(() => {
    throw new ApiError('Dish/Search', 500, 'Máy chủ đang bận')
  })
  release()
  await eventually(() => expect(foods()).toEqual(['Gạo tẻ +']))
})
