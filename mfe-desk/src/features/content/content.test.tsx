import { afterEach, expect, test } from '@jest/globals'
import type { CallAnswer } from 'shared-contracts/calls'
import { click, createFakeApi, createShellMock, eventually, type MountedView, mountInShell } from 'shared-frame/testing'
import { ContentDesk } from './components/ContentDesk'
import { contentTexts as words } from './content-texts'

let view: MountedView
afterEach(() => view.unmount())

const overview: CallAnswer<'ContentDesk/GetOverview'> = {
  items: [
    {
      ...{ kind: 'article', id: 7, title: 'Bài nháp', catalog: 'Cho bé', state: 'scheduled' },
      ...{ publishAt: '2026-11-21T03:00:00Z', withdrawAt: null },
    },
  ],
  reviews: [],
  imports: [],
}

async function show(answers: Parameters<typeof createFakeApi>[0] = {}) {
  const shell = { ...createShellMock(), api: createFakeApi({ 'ContentDesk/GetOverview': () => overview, ...answers }) }
  view = await mountInShell(shell, <ContentDesk />)
  await eventually(() => expect(view.text()).not.toContain(words.loading))
}

test('what readers do not get yet has its state, its preview and a link to copy for others', async () => {
  const asked: unknown[] = []
  await show({
    'ContentDesk/GetPreviewLink': ({ query }) => {
      asked.push(query)
      return { path: '/xem-truoc/bai-viet/7#x', expiresAt: '2026-11-22T03:00:00Z' }
    },
  })
  expect(view.text()).toContain('Bài nháp')
  expect(view.text()).toContain('Hẹn đăng')
  expect(view.find(`a[aria-label="${words.open('Bài nháp')}"]`).getAttribute('href')).toBe('/xem-truoc/bai-viet/7')
  await click(view.button('Chép liên kết xem thử: Bài nháp'))
  // This browser has no clipboard: the link itself is shown.
  await eventually(() => expect(view.text()).toContain('/xem-truoc/bai-viet/7#x'))
  expect(asked).toEqual([{ kind: 'article', id: 7 }])
  for (const part of [words.noneDue, words.noImports]) expect(view.text()).toContain(part)
})

/** The button of the question; the one that asks it has the same name. */
function yes(): HTMLButtonElement {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[role=alertdialog] button')
  const found = [...buttons].find(({ textContent }) => textContent === words.clear)
  if (found === undefined) throw new Error('no question')
  return found
}

test('caches are emptied after a question, and a failure is said', async () => {
  let times = 0
  await show({
    'Cache/ClearAllCache': () => {
      times += 1
      if (times > 1) throw new Error('away')
      return {}
    },
  })
  for (const told of [words.cleared, words.notCleared]) {
    await click(view.button(words.clear))
    await eventually(() => expect(document.body.textContent).toContain(words.clearWarning))
    await click(yes())
    await eventually(() => expect(view.text()).toContain(told))
  }
})

test('a failure to read offers another try', async () => {
  const api = createFakeApi({})
  view = await mountInShell({ ...createShellMock(), api }, <ContentDesk />)
  await eventually(() => view.button('Thử lại'))
})
