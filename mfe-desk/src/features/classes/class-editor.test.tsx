import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { CallBody } from 'shared-contracts/calls'
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
import { kitWords } from '../../kit/words'
import { classTexts as words } from './class-texts'
import { ClassEditor } from './components/ClassEditor'
import type { ListedClass } from './list/listed-class'

type Item = ListedClass['item']
type Saved = CallBody<'ClassDesk/Save'>

const EDITOR = 3
const draft = {
  ...{ title: 'Nấu cháo', summary: '', illustration: 'chao', place: 'Bếp A', provinceId: null, seats: 20 },
  ...{ content: '', startAt: '2099-12-01T01:30:00.000Z', endAt: '2099-12-01T03:00:00.000Z' },
}
const first: Item = {
  ...{ id: 5, slug: 'nau-chao', revision: 1, registered: 2, waiting: 1, seatsLeft: 18, waitingListFull: false },
  ...{ cancelled: false, demo: false, province: null, changedAt: '2026-11-21T03:00:00.000Z', changedBy: null },
  ...draft,
  draft,
}

let view: MountedView
let item: Item
let sent: Saved[]
beforeEach(() => {
  item = first
  sent = []
})
afterEach(async () => {
  await view.unmount()
  localStorage.clear()
})

/** Somebody else saves. */
function change(part: Partial<Item['draft']>, more: Partial<Item> = {}): void {
  item = { ...item, ...more, revision: item.revision + 1, draft: { ...item.draft, ...part } }
}

const api = createFakeApi({
  'ClassDesk/GetAll': () => [item],
  'ClassDesk/GetRegistrations': () => [],
  'Province/GetAll': () => [],
  'ClassDesk/Save': ({ body }) => {
    if (body === undefined) throw new Error('nothing to save')
    sent.push(body)
    if (body.id !== null && body.revision !== item.revision)
      throw new ApiError('ClassDesk/Save', 409, 'Vừa được sửa', [], undefined, 'changed_elsewhere')
    change(body.draft)
    return { id: 5, revision: item.revision }
  },
  'ClassDesk/Cancel': ({ body }) => {
    if (body?.revision !== item.revision) throw new ApiError('ClassDesk/Cancel', 409, 'Vừa được sửa')
    change({}, { cancelled: true })
    return {}
  },
  'Desk/GetChanges': () => [
    { id: 4, at: '2026-11-21T03:00:00.000Z', by: 'Lê Biên', what: ['Địa điểm'], restorable: true },
  ],
  'Desk/Restore': ({ body }) => {
    expect(body).toEqual({ kind: 'class', key: '5', version: '1', changeId: 4 })
    change({ place: 'Bếp cũ' })
    return { key: '5', version: String(item.revision) }
  },
})

async function open(id: number | null = 5) {
  const shell = { ...createShellMock(), api }
  view = await mountInShell(shell, <ClassEditor id={id} editorId={EDITOR} />)
  await eventually(() => place())
  return shell
}
const keptAs = (name: string) => `kept/form.1/${EDITOR}/${name}`
const keep = (name: string, value: object) =>
  localStorage.setItem(keptAs(name), JSON.stringify({ at: Date.now(), days: 14, value }))
const place = () => view.find<HTMLInputElement>('#class-draft\\.place')
const agree = async (label: string) => {
  await eventually(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull())
  const buttons = [...document.querySelectorAll('[role=alertdialog] button')]
  const button = buttons.find(({ textContent }) => textContent === label)
  if (button) await click(button)
}

test('after a 409 and a reload the editor decides and saves: what somebody else changed is no trap', async () => {
  await open()
  change({ place: 'Bếp B' }, { changedBy: 'Lê Biên' })
  await typeText(place(), '2')
  await click(view.button(words.save))
  await eventually(() => expect(view.text()).toContain('Lê Biên đã sửa mục này lúc'))
  expect(view.text()).toContain('Địa điểm: Bếp B')
  await view.unmount()

  await open()
  expect(place().value).toBe('Bếp A2')
  expect(view.text()).toContain(kitWords.conflict.kept)
  await click(view.button(kitWords.conflict.overwrite))
  await eventually(() => expect(view.text()).toMatch(/Đã lưu \d\d:\d\d/))
  expect(sent.map(({ revision, draft: { place: sentPlace } }) => [revision, sentPlace])).toEqual([
    [1, 'Bếp A2'],
    [2, 'Bếp A2'],
  ])
  expect(localStorage.getItem(keptAs('class.5'))).toBeNull()
})

test('what an older release kept on the device is taken up, with the revision that it was written over', async () => {
  const kept = {
    opened: { id: 5, revision: 1 },
    draft: { ...draft, day: '2099-12-01', startAt: '08:30', endAt: '10:00' },
  }
  keep('class.5', { ...kept, draft: { ...kept.draft, place: 'Bếp của tôi' } })
  await open()
  expect([place().value, view.text().includes(kitWords.conflict.kept)]).toEqual(['Bếp của tôi', false])
  await view.unmount()
  change({ place: 'Bếp B' })
  await open()
  expect([place().value, view.text().includes(kitWords.conflict.kept)]).toEqual(['Bếp của tôi', true])
})

test('a new class is made and leads to the list', async () => {
  const written = { ...draft, title: 'Lớp mới', day: '2099-12-01', startAt: '8h30', endAt: '10:00' }
  keep('class.new', { draft: written, base: { version: null } })
  const shell = await open(null)
  expect(view.text()).toContain(kitWords.saving.waiting)
  await click(view.button(words.save))
  await eventually(() => expect(shell.calls).toContainEqual(['navigate', '/bien-tap/lop-hoc']))
  expect(sent).toMatchObject([{ id: null, revision: null, draft: { title: 'Lớp mới', startAt: draft.startAt } }])
})

test('a cancellation is asked first, ends the form and saves nothing that was typed', async () => {
  await open()
  await typeText(place(), '!')
  await click(view.button(words.cancel))
  await agree(words.cancel)
  await eventually(() => expect(view.text()).toContain(words.cancelledNote))
  expect([sent, view.container.querySelector('form')]).toEqual([[], null])
})

test('a former content is brought back over the version that was read', async () => {
  await open()
  await click(view.button(kitWords.history.title))
  await eventually(() => view.button(kitWords.history.restore))
  await click(view.button(kitWords.history.restore))
  await agree(kitWords.history.restore)
  await eventually(() => expect(place().value).toBe('Bếp cũ'))
})
