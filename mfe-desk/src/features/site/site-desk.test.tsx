import { afterEach, expect, test } from '@jest/globals'
import type { ReactNode } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import { click, createFakeApi, createShellMock, eventually, type MountedView, mountInShell } from 'shared-frame/testing'
import { EntryListPage, listWords } from '../../kit/list'
import { siteKinds } from './list/listed-site'
import { PinsDesk } from './pins/PinsDesk'
import type { DraftOf, SiteEntry } from './rules/site-entries'
import { siteTexts as words } from './site-texts'

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
