import { afterEach, expect, test } from '@jest/globals'
import type { ReactNode } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import {
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  typeText,
} from 'shared-frame/testing'
import { EntryListPage, listWords } from '../../kit/list'
import EntryForm from './forms/EntryForm'
import { siteKinds } from './list/listed-site'
import { PinsDesk } from './pins/PinsDesk'
import type { DraftOf, SiteEntry } from './requests/site-entries'
import { siteDeskTexts as words } from './site-desk-texts'

let view: MountedView
afterEach(() => view.unmount())

const draft = (text: string): DraftOf<'navigation'> => ({
  ...{ kind: 'navigation', text, textMobile: text, link: '/', roles: [], hideChildren: false, children: [] },
})
const entry = (key: string, text: string, more: Partial<SiteEntry> = {}): SiteEntry => ({
  ...{ key, origin: 'file', version: `v${key}`, changedAt: null, changedBy: null, draft: draft(text) },
  ...more,
})

const article = (articleId: number, title: string): CallAnswer<'SiteDesk/GetPins'>[number]['articles'][number] => ({
  ...{ articleId, title, slug: 'x', summary: '', illustration: 'x', catalogId: 1, category: null },
  catalog: { id: 1, code: 'be', title: 'Cho bé' },
  ...{ publishedAt: '2026-11-21', mediaType: 0, views: 0 },
})

async function mount(node: ReactNode, answers: Parameters<typeof createFakeApi>[0]) {
  const shell = { ...createShellMock(), api: createFakeApi(answers) }
  view = await mountInShell(shell, node)
  return shell
}

test('the order is changed by buttons, what is taken away is asked first and can be had back', async () => {
  const sent: unknown[] = []
  const entries = [entry('1', 'Một'), entry('2', 'Hai'), entry('3', 'Ba', { origin: 'deleted' })]
  await mount(<EntryListPage kind={siteKinds.navigation} />, {
    'SiteDesk/GetAll': () => ({ orderVersion: 'o', entries }),
    'SiteDesk/SaveOrder': ({ body }) => {
      sent.push(body)
      return { version: 'o2' }
    },
    'SiteDesk/Delete': ({ body }) => {
      sent.push(body)
      return { key: '1', version: 'x' }
    },
    'SiteDesk/Save': ({ body }) => {
      sent.push(body)
      return { key: '3', version: 'x' }
    },
  })
  await eventually(() => view.button(`${listWords.down}: Một`))
  await click(view.button(`${listWords.up}: Một`))
  expect(sent).toEqual([])
  await click(view.button(`${listWords.down}: Một`))
  await eventually(() => expect(sent).toEqual([{ kind: 'navigation', version: 'o', keys: ['2', '1'] }]))
  expect(view.text()).toContain('Một đang ở vị trí 2')
  await click(view.button(`${words.remove}: Một`))
  await eventually(() => view.button('Thôi'))
  await click(view.button('Thôi'))
  expect(sent).toHaveLength(1)
  await eventually(() => view.button(`${words.restore}: Ba`))
  await click(view.button(`${words.restore}: Ba`))
  await eventually(() => expect(sent.at(-1)).toEqual({ key: '3', version: 'v3', draft: draft('Ba') }))
})

test('pins are put in order press by press; who was faster is named, and the list is read anew', async () => {
  const sent: unknown[] = []
  const articles = [article(1, 'Trứng'), article(2, 'Lạc')]
  const list = 'baby-health' as const
  await mount(<PinsDesk />, {
    'SiteDesk/GetPins': () => [
      { list, version: `v${sent.length}`, origin: 'edited', articles, changedAt: null, changedBy: 'Lê Biên' },
    ],
    'SiteDesk/SavePins': ({ body }) => {
      sent.push(body)
      if (sent.length > 1) return { version: 'v9' }
      throw new ApiError('SiteDesk/SavePins', 409, 'Vừa được sửa', [], undefined, 'changed_elsewhere')
    },
    'Desk/GetChanges': () => [
      { id: 1, at: '2026-11-21T03:00:00Z', by: 'Lê Biên', what: ['Bỏ ghim: Cua'], restorable: true },
    ],
  })
  await eventually(() => view.button(`${listWords.down}: Trứng`))
  await click(view.button(`${listWords.down}: Trứng`))
  expect(view.text()).toContain('Trứng đang ở vị trí 2')
  await eventually(() => expect(view.text()).toContain('Lê Biên vừa đổi mục này lúc 10:00, 21/11/2026 (Bỏ ghim: Cua)'))
  await click(view.button(`${words.pins.unpin}: Lạc`))
  await eventually(() =>
    expect(sent).toEqual([
      { list, version: 'v0', articleIds: [2, 1] },
      { list, version: 'v1', articleIds: [1] },
    ]),
  )
})

test('what somebody else saved meanwhile is shown; what was typed stays until the editor decides', async () => {
  const sent: unknown[] = []
  const theirs = entry('1', 'Của bạn', { version: 'v2', origin: 'edited', changedBy: 'Lê Biên' })
  let saved = 0
  await mount(<EntryForm kind="navigation" entry={entry('1', 'Một')} onSaved={() => (saved += 1)} />, {
    'SiteDesk/GetAll': () => ({ orderVersion: 'o', entries: [theirs] }),
    'SiteDesk/Save': ({ body }) => {
      sent.push(body)
      if (sent.length === 1)
        throw new ApiError('SiteDesk/Save', 409, 'Vừa được sửa ở nơi khác', [], undefined, 'changed_elsewhere')
      return { key: '1', version: 'v3' }
    },
  })
  await typeText(view.find<HTMLInputElement>('#entry-draft\\.text'), 'Của tôi')
  await click(view.button(words.save))
  await eventually(() => expect(view.text()).toContain('Lê Biên vừa đổi mục này'))
  expect(view.text()).toContain('Của bạn')
  expect(view.find<HTMLInputElement>('#entry-draft\\.text').value).toBe('MộtCủa tôi')
  await click(view.button(words.conflict.overwrite))
  await eventually(() => expect(saved).toBe(1))
  expect(sent).toEqual([
    { key: '1', version: 'v1', draft: { ...draft('Một'), text: 'MộtCủa tôi' } },
    { key: '1', version: 'v2', draft: { ...draft('Một'), text: 'MộtCủa tôi' } },
  ])
})

test('wrong entries are told at their fields and nothing is sent', async () => {
  let sent = 0
  await mount(<EntryForm kind="banner" entry={null} onSaved={() => undefined} />, {
    'ArticleCatalog/GetAll': () => [],
    'SiteDesk/Save': () => {
      sent += 1
      return { key: '1', version: 'x' }
    },
  })
  expect(view.text()).toContain('Nghị định 100/2014')
  await click(view.button(words.save))
  await eventually(() => expect(view.text()).toContain('Biểu ngữ cần có chữ hoặc ảnh.'))
  expect(view.find('#entry-draft\\.title').getAttribute('aria-invalid')).toBe('true')
  expect(sent).toBe(0)
})

test('what stands within an entry is sent as it was written: children in their order, the words for a picture', async () => {
  const sent: unknown[] = []
  const answers: Parameters<typeof createFakeApi>[0] = {
    'ArticleCatalog/GetAll': () => [],
    'SiteDesk/Save': ({ body }) => {
      sent.push(body?.draft)
      return { key: '1', version: 'x' }
    },
  }
  const child = (text: string) => ({ text, link: '/', auth: false })
  const parent = { ...draft('Một'), children: [child('A'), child('B')] }
  await mount(
    <EntryForm kind="navigation" entry={entry('1', 'Một', { draft: parent })} onSaved={() => undefined} />,
    answers,
  )
  await click(view.button(`${words.up}: B`))
  await typeText(view.find<HTMLInputElement>('#entry-draft\\.children li input'), '2')
  await click(view.button(words.fields.addChild))
  await click(view.button(words.save))
  await eventually(() => expect(view.text()).toContain('Mục con 3'))
  expect(sent).toEqual([])
  await click(view.button(`${words.remove}: ${words.fields.childText(3)}`))
  await click(view.button(words.save))
  await eventually(() => expect(sent[0]).toMatchObject({ children: [child('B2'), child('A')] }))
  await view.unmount()

  const picture = { address: '/api/site-pictures/a.webp', width: 10, height: 10, alt: 'Một cốc' }
  const banner: DraftOf<'banner'> = {
    ...{ kind: 'banner', title: 'Hè', position: 'AboveBox', pages: ['article'], catalogCodes: [], link: '' },
    ...{ firstDay: null, lastDay: '2026-12-01', content: '', picture, isPublic: true },
  }
  await mount(<EntryForm kind="banner" entry={entry('9', '', { draft: banner })} onSaved={() => undefined} />, answers)
  await typeText(view.find<HTMLInputElement>('#entry-draft\\.picture\\.alt'), ' nước')
  await click(view.button(words.save))
  await eventually(() =>
    expect(sent[1]).toMatchObject({ picture: { ...picture, alt: 'Một cốc nước' }, lastDay: '2026-12-01' }),
  )
})
