import { afterEach, expect, jest, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import {
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  type ShellMock,
} from 'shared-frame/testing'
import type { Preview } from '../entry-kind'
import { Previewed, TextPreview } from '.'
import { previewWords as words } from './preview-words'

const page: Preview<number> = {
  is: 'page',
  open: (id) => `/xem-truoc/khao-sat/${id}`,
  frame: (id) => `/xem-truoc/khao-sat/${id}/khung`,
  link: (api, id) => api.call('SurveyDesk/GetPreviewLink', { query: { kind: 'survey', id } }),
}

let view: MountedView
let shell: ShellMock
afterEach(async () => {
  await view.unmount()
  jest.restoreAllMocks()
})

async function show(what: React.JSX.Element, answers: Parameters<typeof createFakeApi>[0] = {}) {
  shell = { ...createShellMock(), api: createFakeApi(answers) }
  view = await mountInShell(shell, what)
}
const previewed = (preview: Preview<number>) => (
  <Previewed preview={preview} entry={7}>
    <p>Các ô</p>
  </Previewed>
)

test('a page is opened by itself, and framed beside the form when asked for', async () => {
  await show(previewed(page))
  expect(view.find('a[target=_blank]').getAttribute('href')).toBe('/xem-truoc/khao-sat/7')
  expect(view.container.querySelector('iframe')).toBeNull()
  await click(view.button(words.beside))
  expect(view.find('iframe').getAttribute('src')).toBe('/xem-truoc/khao-sat/7/khung')
  expect(view.button(words.beside).getAttribute('aria-expanded')).toBe('true')
  expect(view.text()).toContain('Các ô')
  await click(view.button(words.beside))
  expect(view.container.querySelector('iframe')).toBeNull()
})

test('a signed link is copied, shown where the browser does not copy, and a refusal is said', async () => {
  const answer = jest.fn(async () => ({ path: '/xem-truoc/khao-sat/7#abc', expiresAt: '2026-11-29T03:00:00.000Z' }))
  const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValueOnce()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  await show(previewed(page), { 'SurveyDesk/GetPreviewLink': answer })
  await click(view.button(words.copy))
  await eventually(() => expect(shell.calls.at(-1)).toEqual(['notify', words.copied('10:00, 29/11/2026'), 'success']))
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/xem-truoc/khao-sat/7#abc`)

  writeText.mockRejectedValueOnce(new Error('not allowed'))
  await click(view.button(words.copy))
  await eventually(() => expect(view.text()).toContain(`${window.location.origin}/xem-truoc/khao-sat/7#abc`))

  answer.mockRejectedValueOnce(new ApiError('SurveyDesk/GetPreviewLink', 404, 'Không còn mục này'))
  await click(view.button(words.copy))
  await eventually(() => expect(view.find('[role=alert]').textContent).toBe('Không còn mục này'))
})

test('a kind without a page has its form alone', async () => {
  await show(previewed(null))
  expect(view.container.querySelectorAll('a, button')).toHaveLength(0)
  expect(view.text()).toBe('Các ô')
})

test('a text is shown as the server makes it, with what it must not hold, until it is another', async () => {
  const preview = (text: string) => (
    <TextPreview text={text} render={(api, content) => api.call('ClassDesk/Preview', { body: { content } })} />
  )
  const answers: Parameters<typeof createFakeApi>[0] = {
    'ClassDesk/Preview': ({ body }) => ({ html: `<p>${body?.content}</p>`, problems: ['Không dùng HTML'] }),
  }
  await show(preview('cháo'), answers)
  await click(view.button(words.text))
  await eventually(() => expect(view.find('section').textContent).toContain('cháo'))
  expect(view.find('section').textContent).toContain('Không dùng HTML')
  await view.rerender(preview('cơm'))
  expect(view.container.querySelector('section')).toBeNull()
})
