import { afterEach, expect, test } from '@jest/globals'
import { createFakeApi, createShellMock, eventually, type MountedView, mountInShell, typeText } from 'shared-ui/testing'
import { SearchMisses } from './SearchMisses'

let view: MountedView
afterEach(() => view.unmount())

const rule = { days: 90, leastSearches: 3 }
const open = async (items: { keyword: string; searches: number; lastDay: string }[]) => {
  const api = createFakeApi({ 'Search/GetMisses': () => ({ ...rule, items }) })
  view = await mountInShell({ ...createShellMock(), api }, <SearchMisses editorId={1} />)
}
const rows = () => [...view.container.querySelectorAll('tbody tr')].map((row) => row.textContent)

test('lists what was not found, and narrows by words with or without accents', async () => {
  await open([
    { keyword: 'sushi', searches: 12, lastDay: '2026-11-20' },
    { keyword: 'tra sua', searches: 3, lastDay: '2026-11-02' },
  ])
  await eventually(() => expect(rows()).toEqual(['sushi1220/11/2026Tìm thử', 'tra sua302/11/2026Tìm thử']))
  expect(view.find('tbody a').getAttribute('href')).toBe('/tim-kiem?keyword=sushi')
  await typeText(view.find<HTMLInputElement>('input'), 'Trà')
  expect(rows()).toEqual(['tra sua302/11/2026Tìm thử'])
})

test('says from how many searches on a keyword is told, when there is none', async () => {
  await open([])
  await eventually(() => expect(view.container.textContent).toContain('từ 3 lần trở lên trong 90 ngày'))
})
