import { afterEach, expect, test } from '@jest/globals'
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
import { listWords } from '../../kit/list'
import { kitWords } from '../../kit/words'
import { SiteEditor } from './components/SiteEditor'
import type { DraftOf, SiteDraft, SiteEntry, SiteKind } from './rules/site-entries'
import { siteTexts as words } from './site-texts'

const EDITOR = 3
let view: MountedView
afterEach(async () => {
  await view.unmount()
  localStorage.clear()
})

const draft = (text: string): DraftOf<'navigation'> => ({
  ...{ kind: 'navigation', text, textMobile: text, link: '/', roles: [], hideChildren: false, children: [] },
})
const entryOf = (written: SiteDraft, more: Partial<SiteEntry> = {}): SiteEntry => ({
  ...{ key: '1', origin: 'file', version: 'v1', changedAt: null, changedBy: null, draft: written, ...more },
})

/** A desk with one entry. `sent`: what was saved, with what it was over. */
function desk(first: SiteEntry) {
  let now = first
  const sent: unknown[] = []
  const put = (change: Partial<SiteEntry>): void => {
    now = { ...now, version: `${now.version}+`, changedAt: '2026-11-21T03:00:00.000Z', ...change }
  }
  const api = createFakeApi({
    'ArticleCatalog/GetAll': () => [],
    'SiteDesk/GetAll': () => ({ orderVersion: 'o', entries: [now] }),
    'SiteDesk/Save': ({ body }) => {
      if (body === undefined) throw new Error('nothing to save')
      sent.push(body)
      if (body.key !== null && body.version !== now.version)
        throw new ApiError('SiteDesk/Save', 409, 'Vừa được sửa ở nơi khác', [], undefined, 'changed_elsewhere')
      put({ draft: body.draft, origin: 'edited' })
      return { key: now.key, version: now.version }
    },
    'Desk/Restore': ({ body }) => {
      sent.push(body)
      put({ draft: first.draft, origin: 'file' })
      return { key: now.key, version: now.version }
    },
  })
  const open = async (kind: SiteKind, entryKey: string | null = '1') => {
    const shell = { ...createShellMock(), api }
    view = await mountInShell(shell, <SiteEditor {...{ kind, entryKey }} editorId={EDITOR} />)
    await eventually(() => view.button(words.save))
    return shell
  }
  return { open, put, sent }
}

const field = (name: string) => view.find<HTMLInputElement>(`#entry-draft\\.${name}`)

test('what somebody else saved meanwhile is shown; what was typed stays, through a reload too, until the editor decides', async () => {
  const { open, put, sent } = desk(entryOf(draft('Một')))
  await open('navigation')
  put({ draft: draft('Của bạn'), origin: 'edited', changedBy: 'Lê Biên' })
  await typeText(field('text'), '!')
  await click(view.button(words.save))
  await eventually(() => expect(view.text()).toContain('Lê Biên đã sửa mục này lúc'))
  expect(view.text()).toContain(`${words.fields.text}: Của bạn`)
  expect(field('text').value).toBe('Một!')
  await view.unmount()
  const shell = await open('navigation')
  await click(view.button(kitWords.conflict.overwrite))
  await eventually(() => expect(shell.calls).toContainEqual(['navigate', '/bien-tap/trang?muc=dieu-huong']))
  expect(sent).toEqual([
    { key: '1', version: 'v1', draft: { ...draft('Một'), text: 'Một!' } },
    { key: '1', version: 'v1+', draft: { ...draft('Một'), text: 'Một!' } },
  ])
})

test('what an older release kept on the device is taken up, over the version that it was written over', async () => {
  const value = { draft: draft('Đã gõ'), base: { key: '1', version: 'v1' } }
  localStorage.setItem(`kept/form.1/${EDITOR}/entry.navigation.1`, JSON.stringify({ at: Date.now(), days: 14, value }))
  const { open, put } = desk(entryOf(draft('Một')))
  await open('navigation')
  expect([field('text').value, view.text().includes(kitWords.conflict.kept)]).toEqual(['Đã gõ', false])
  await view.unmount()
  put({ draft: draft('Của bạn') })
  await open('navigation')
  expect([field('text').value, view.text().includes(kitWords.conflict.kept)]).toEqual(['Đã gõ', true])
})

test('an edited entry follows its file again after a question', async () => {
  const { open, put, sent } = desk(entryOf(draft('Một')))
  put({ draft: draft('Đã sửa'), origin: 'edited' })
  await open('navigation')
  await click(view.button(kitWords.history.follow))
  await eventually(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull())
  const buttons = [...document.querySelectorAll('[role=alertdialog] button')]
  const agree = buttons.find(({ textContent }) => textContent === kitWords.history.follow)
  if (agree) await click(agree)
  await eventually(() => expect(field('text').value).toBe('Một'))
  expect(sent).toEqual([{ kind: 'navigation', key: '1', version: 'v1+', changeId: null }])
  expect(() => view.button(kitWords.history.follow)).toThrow('No button')
})

test('wrong entries are told at their fields and nothing is sent', async () => {
  const { open, sent } = desk(entryOf(draft('Một')))
  await open('banner', null)
  expect(view.text()).toContain('Nghị định 100/2014')
  expect(view.text()).toContain(kitWords.saving.nothing)
  await click(view.button(words.save))
  await eventually(() => expect(view.text()).toContain('Biểu ngữ cần có chữ hoặc ảnh.'))
  expect(field('title').getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

test('what stands within an entry is sent as it was written: children in their order, the words for a picture', async () => {
  const child = (text: string) => ({ text, link: '/', auth: false })
  const parent = desk(entryOf({ ...draft('Một'), children: [child('A'), child('B')] }))
  await parent.open('navigation')
  await click(view.button(`${listWords.up}: B`))
  await typeText(view.find<HTMLInputElement>('#entry-draft\\.children li input'), '2')
  await click(view.button(words.fields.addChild))
  await click(view.button(words.save))
  await eventually(() => expect(view.text()).toContain('Mục con 3'))
  expect(parent.sent).toEqual([])
  await click(view.button(`${words.remove}: ${words.fields.childText(3)}`))
  await click(view.button(words.save))
  await eventually(() => expect(parent.sent).toMatchObject([{ draft: { children: [child('B2'), child('A')] } }]))
  await view.unmount()

  const picture = { address: '/api/site-pictures/a.webp', width: 10, height: 10, alt: 'Một cốc' }
  const banner = desk(
    entryOf({
      ...{ kind: 'banner', title: 'Hè', position: 'AboveBox', pages: ['article'], catalogCodes: [], link: '' },
      ...{ firstDay: null, lastDay: '2026-12-01', content: '', picture, isPublic: true },
    }),
  )
  await banner.open('banner')
  await typeText(field('picture\\.alt'), '!')
  await click(view.button(words.save))
  await eventually(() =>
    expect(banner.sent).toMatchObject([{ draft: { picture: { ...picture, alt: 'Một cốc!' }, lastDay: '2026-12-01' } }]),
  )
})
