import { afterEach, expect, test } from '@jest/globals'
import { createFakeApi, createShellMock, eventually, type MountedView, mountInShell } from 'shared-frame/testing'
import { Hub } from './Hub'
import { hubTexts as words } from './hub-texts'

let view: MountedView
afterEach(() => view.unmount())

const answers: Parameters<typeof createFakeApi>[0] = {
  'MessageDesk/GetAll': () => ({
    ...{ items: [], totalCount: 4, sendsSms: false, counts: { waiting: 4, replied: 0, rejected: 0 } },
  }),
  'MessageDesk/GetSmsState': () => ({ ceilingReached: true }),
  'Search/GetMisses': () => ({ ...{ weeksKept: 13, leastSearches: 3, weeks: [], waiting: [] } }),
  'Configuration/GetUnset': () => ({ demonstration: false, unset: [{ setting: 'phone', name: null }] }),
}

test('leads to every desk and to the releases, and says what waits and what is not set', async () => {
  view = await mountInShell({ ...createShellMock(), api: createFakeApi(answers) }, <Hub />)
  await eventually(() => expect(view.text()).toContain(words.waiting(4)))
  const links = [...view.container.querySelectorAll('h2 a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/bien-tap/lien-he',
    '/bien-tap/trang',
    '/bien-tap/noi-dung',
    '/bien-tap/tim-kiem',
    '/bien-tap/khao-sat',
    '/bien-tap/lop-hoc',
    '/bien-tap/can-bo-y-te',
    '/-/releases',
  ])
  await eventually(() => expect(view.text()).toContain(words.smsCeiling))
  await eventually(() =>
    expect(view.find('a[href="/bien-tap/trang?muc=doi-tuong"]').textContent).toBe('Đầu và chân trang'),
  )
})
