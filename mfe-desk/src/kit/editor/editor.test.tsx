import { afterEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import { formFields } from 'shared-frame/forms'
import type { ShellApi } from 'shared-frame/remotes'
import {
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  typeText,
} from 'shared-frame/testing'
import type { ChangeLine, FormProps, WrittenKind } from '../entry-kind'
import { EntryFrame, type EntryValues, formPlace, useEntryForm } from '../saving'
import { failure, type Note, type NoteEntry, noteEntry, noteShelf, versions } from '../testing/shelf'
import { kitWords as words } from '../words'
import { Editor } from './Editor'

const EDITOR = 1
const fields = formFields<EntryValues<Note>>()
let view: MountedView
afterEach(async () => {
  await view.unmount()
  localStorage.clear()
})

/** Notes that visitors see, over a server of one. */
function setUp(first: Partial<NoteEntry> = {}) {
  const server = noteShelf(versions.hashed, noteEntry({ shown: true, ...first }))
  const before: ChangeLine[] = [{ id: 3, at: '2026-11-22T02:00:00.000Z', by: null, what: ['Tên'], restorable: true }]
  const kind: WrittenKind<NoteEntry, 'shown' | 'draft', Note> = {
    name: 'banner',
    words: { one: 'mục', make: 'Thêm', none: '', noneHint: '', back: 'Về danh sách' },
    states: { shown: { title: 'Đang hiện', tone: 'good' }, draft: { title: 'Nháp', tone: 'plain' } },
    describe: ({ draft, shown, key }) => ({
      ...{ title: draft.title, state: shown ? 'shown' : 'draft', to: `/muc/${key}`, facts: [] },
    }),
    history: {
      read: async () => before,
      restore: async (_api, { version }) => {
        if (version !== server.shelf.now.version) throw failure(409, 'changed_elsewhere')
        server.put({ ...server.shelf.now.draft, title: 'Bản trước' })
      },
    },
    preview: null,
    writing: {
      ...server.writing,
      place: (key) => formPlace(`note.${key ?? ''}`, { title: '', parts: [] }),
      Form: ({ saver }: FormProps<NoteEntry, Note>) => {
        const rules = ({ title }: Note) => ({ 'draft.title': title === '' ? 'Bạn đặt tên nhé.' : null })
        const form = useEntryForm({ saver, name: 'note', rules })
        return (
          <EntryFrame saver={saver} form={form} submitLabel="Lưu">
            <fields.Text name="draft.title" label="Tên" />
          </EntryFrame>
        )
      },
    },
  }
  const saved: string[] = []
  const open = async (entryKey: string | null = '7') => {
    const notify = jest.fn<ShellApi['notify']>()
    const shell = { ...createShellMock(), api: createFakeApi({}), notify }
    view = await mountInShell(
      shell,
      <Editor
        kind={kind}
        entryKey={entryKey}
        editorId={EDITOR}
        list="/muc"
        onSaved={({ draft }) => saved.push(draft.title)}
      />,
    )
    await eventually(() => expect(view.text()).not.toContain(words.loading))
    return shell
  }
  return { ...server, open, saved }
}

const field = () => view.find<HTMLInputElement>('#note-draft\\.title')
const line = () => view.find('[data-state]').textContent

test('a form is saved on a press, its rules are asked before, and the line says what stands', async () => {
  const { open, saved, save } = setUp({ draft: { title: '', parts: [] } })
  await open()
  expect(line()).toBe(words.saving.allSaved)
  await click(view.button('Lưu'))
  await eventually(() => expect(view.text()).toContain('Bạn đặt tên nhé.'))
  expect(save).not.toHaveBeenCalled()
  await typeText(field(), 'M')
  expect(line()).toBe(words.saving.waiting)
  await click(view.button('Lưu'))
  await eventually(() => expect(saved).toEqual(['M']))
  expect(line()).toMatch(/^Đã lưu \d\d:\d\d$/)
})

test('what the server refuses is told at its field, a network that is cut in the line, and a reload keeps it all', async () => {
  const { open, save, saved } = setUp()
  await open()
  save.mockRejectedValueOnce(failure(422))
  await typeText(field(), '!')
  await click(view.button('Lưu'))
  await eventually(() => expect(view.find('form').textContent).toContain('Không được'))
  save.mockRejectedValueOnce(failure(0))
  await click(view.button('Lưu'))
  await eventually(() => expect(line()).toBe(words.saving.offline))
  await view.unmount()

  await open()
  expect([field().value, line()]).toEqual(['Bữa phụ!', words.saving.waiting])
  await click(view.button('Lưu'))
  await eventually(() => expect(saved).toEqual(['Bữa phụ!']))
  await view.unmount()
  await open()
  expect(line()).toBe(words.saving.allSaved)
})

test('after a conflict and a reload mine is saved over theirs, once its rules are met', async () => {
  const { open, put, save, saved } = setUp()
  await open()
  put({ title: 'Của chị Hoa', parts: [] }, { changedBy: 'Chị Hoa' })
  await typeText(field(), '!')
  await click(view.button('Lưu'))
  await eventually(() => expect(view.text()).toContain('Chị Hoa đã sửa mục này lúc'))
  expect(view.find(`[aria-label="${words.conflict.theirs}"]`).textContent).toContain('Tên: Của chị Hoa')
  expect(field().value).toBe('Bữa phụ!')
  await view.unmount()

  await open()
  expect(view.text()).toContain(words.conflict.kept)
  await typeText(field(), '', { replace: true })
  await click(view.button(words.conflict.overwrite))
  await eventually(() => expect(view.text()).toContain('Bạn đặt tên nhé.'))
  expect(save).toHaveBeenCalledTimes(1)
  await typeText(field(), 'M')
  await click(view.button(words.conflict.overwrite))
  await eventually(() => expect(saved).toEqual(['M']))
})

test('theirs is taken without a question and given back by an undo; mine is saved as an entry of its own', async () => {
  const { open, put, save } = setUp()
  const shell = await open()
  put({ title: 'Của chị Hoa', parts: [] })
  await typeText(field(), '!')
  await click(view.button('Lưu'))
  await eventually(() => view.button(words.conflict.takeTheirs))
  await click(view.button(words.conflict.saveAsNew))
  await eventually(() => expect(shell.calls).toEqual([['navigate', '/muc/9']]))
  expect(save.mock.lastCall).toMatchObject([null, { title: 'Bữa phụ!' }])
  await click(view.button(words.conflict.takeTheirs))
  expect([field().value, line()]).toEqual(['Của chị Hoa', words.saving.allSaved])
  const undo = shell.notify.mock.lastCall?.[2]
  expect(undo?.label).toBe(words.conflict.undo)
  await act(async () => undo?.run())
  await eventually(() => expect(field().value).toBe('Bữa phụ!'))
})

test('a former content is brought back into the form; over unsaved words it says so first', async () => {
  const { open } = setUp()
  await open()
  await click(view.button(words.history.title))
  await eventually(() => view.button(words.history.restore))
  await typeText(field(), '!')
  await click(view.button(words.history.restore))
  const dialog = () => document.querySelector('[role=alertdialog]')
  await eventually(() => expect(dialog()?.textContent).toContain(words.history.unsaved))
  const agree = [...(dialog()?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === words.history.restore,
  )
  if (agree) await click(agree)
  await eventually(() => expect([field().value, line()]).toEqual(['Bản trước', words.saving.allSaved]))
  expect(document.activeElement?.id).toBe('desk-state')
})

test('an entry that is gone says so and leads back', async () => {
  const { open, load } = setUp()
  load.mockRejectedValueOnce(failure(404))
  await open()
  expect(view.text()).toContain(words.missing)
  expect(view.text()).toContain('Về danh sách')
})
