import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import type { CallBody } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import {
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  type ShellMock,
  typeText,
} from 'shared-frame/testing'
import { deskItem, placeDocumentData } from 'shared-ui/previews/testing'
import { previewWords } from '../../../kit/preview/preview-words'
import { kitWords } from '../../../kit/words'
import type { DeskItem } from '../rules/desk-kinds'
import { surveyTexts } from '../survey-texts'
import { SurveyEditor } from './SurveyEditor'

const words = surveyTexts.form
const { activate, stop } = surveyTexts.list
type SaveBody = CallBody<'SurveyDesk/Save'>
type Answers = Parameters<typeof createFakeApi>[0]

let view: MountedView
let saves: SaveBody[]
let shell: ShellMock

beforeEach(() => {
  // Fields that grow with their text measure themselves at each key; here nothing has a size.
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => (element as HTMLElement).style)
  saves = []
  localStorage.clear()
})
afterEach(async () => {
  await view.unmount()
  jest.restoreAllMocks()
})

/** `later`: what the server has once the form is open. */
async function show(item: DeskItem = deskItem(), answers: Answers = {}, later: () => DeskItem = () => item) {
  let isOpen = false
  const api = createFakeApi({
    'SurveyDesk/GetById': () => (isOpen ? later() : item),
    'SurveyDesk/Save': ({ body }) => {
      if (body === undefined) throw new Error('nothing sent')
      saves.push(body)
      return { id: item.id, revision: (body.revision ?? 0) + 1, draft: body.draft }
    },
    ...answers,
  })
  shell = { ...createShellMock(), api }
  view = await mountInShell(shell, <SurveyEditor kind={item.kind} id={item.id} editorId={1} />)
  await eventually(() => field('title'))
  isOpen = true
}

const field = (place: string) => view.find<HTMLInputElement>(`[id="desk-${place}"]`)
const questionsOf = (body: SaveBody | undefined) =>
  body !== undefined && body.draft.kind !== 'popup' ? body.draft.questions : []

test('what is typed is saved by itself, and the form says when', async () => {
  await show()
  await typeText(field('title'), '!')
  await eventually(() => expect(saves.at(-1)?.draft.title).toBe('Bữa ăn của bé!'))
  await eventually(() => expect(view.find('[role=status]').textContent).toMatch(/^Đã lưu \d\d:\d\d$/))
  expect(localStorage).toHaveLength(0)
})

test('a question is added, moved up with the focus on its button, and taken away with an undo', async () => {
  await show()
  await click(view.button(words.addQuestion))
  expect(document.activeElement).toBe(field('questions.1.content'))
  await typeText(field('questions.1.content'), 'Gì?')
  await click(view.button(words.up('Câu 2')))
  expect(field('questions.0.content').value).toBe('Gì?')
  // The first place has no way up: the focus goes on with the way down.
  expect(document.activeElement).toBe(view.button(words.down('Câu 1')))
  await eventually(() =>
    expect(questionsOf(saves.at(-1)).map(({ content }) => content)).toEqual(['Gì?', 'Bé thích ăn gì?']),
  )
  await click(view.button(words.remove('Câu 1')))
  await eventually(() => expect(questionsOf(saves.at(-1))).toHaveLength(1))
  const undo = shell.calls.findLast(([name]) => name === 'notify')?.[3] as { run(): void }
  await act(async () => undo.run())
  await eventually(() => expect(field('questions.0.content').value).toBe('Gì?'))
})

test('what is missing forbids to show it, and the list of it leads to the field', async () => {
  await show(deskItem({ draft: { ...deskItem().draft, title: '', objectTypeIds: [4] } }))
  expect(view.button(activate).disabled).toBe(true)
  expect(view.text()).toContain(words.cannotActivate(1))
  expect(field('title').getAttribute('aria-invalid')).toBeNull()
  const entry = view.find<HTMLButtonElement>('#desk-checklist button')
  await click(entry)
  expect(document.activeElement).toBe(field('title'))
  expect(field('title').getAttribute('aria-invalid')).toBe('true')
  await typeText(field('title'), 'Tên')
  expect(view.button(activate).disabled).toBe(false)
})

test('showing it saves first what is typed, and sends the new revision', async () => {
  const statuses: unknown[] = []
  await show(
    deskItem(),
    {
      'SurveyDesk/ChangeStatus': ({ body }) => {
        statuses.push(body)
        return { id: 7, revision: 3 }
      },
    },
    () => deskItem({ status: 'active', revision: 3 }),
  )
  await typeText(field('title'), '!')
  await click(view.button(activate))
  await eventually(() => view.button(stop))
  expect(saves).toHaveLength(1)
  expect(statuses).toEqual([{ kind: 'survey', id: 7, revision: 2, status: 'active' }])
})

test('what visitors see waits for a press', async () => {
  await show(deskItem({ status: 'active' }))
  await typeText(field('title'), '!')
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)))
  expect(saves).toEqual([])
  await click(view.button(words.save))
  await eventually(() => expect(saves).toHaveLength(1))
})

test('once somebody answered texts alone can be changed', async () => {
  await show(deskItem({ status: 'stopped', answerCount: 3 }))
  expect(view.text()).toContain(words.locked)
  expect(() => view.button(words.addQuestion)).toThrow('No button')
  expect(() => view.button(words.remove('Câu 1'))).toThrow('No button')
  expect(view.find<HTMLInputElement>('input[type=radio]').disabled).toBe(true)
  await typeText(field('questions.0.answerGroups.0.answers.0.content'), ' sớm')
  await click(view.button(words.save))
  await eventually(() => expect(JSON.stringify(saves)).toContain('Cháo sớm'))
})

test('changed by somebody else: says who, and one may take the new one or keep both', async () => {
  const theirs = deskItem({ revision: 4, changedBy: 'Chị Hoa', draft: { ...deskItem().draft, title: 'Của chị Hoa' } })
  await show(
    deskItem(),
    {
      'SurveyDesk/Save': ({ body }) => {
        if (body?.id !== null) throw new ApiError('SurveyDesk/Save', 409, '', [], undefined, 'changed_elsewhere')
        return { id: 9, revision: 1, draft: body.draft }
      },
    },
    () => theirs,
  )
  await typeText(field('title'), '!')
  await eventually(() => expect(view.text()).toContain('Chị Hoa đã sửa mục này'))
  expect(field('title').value).toBe('Bữa ăn của bé!')
  await click(view.button(kitWords.conflict.takeTheirs))
  expect(field('title').value).toBe('Của chị Hoa')
  const undo = shell.calls.findLast(([name]) => name === 'notify')?.[3] as { run(): void }
  await act(async () => undo.run())
  await eventually(() => expect(field('title').value).toBe('Bữa ăn của bé!'))
  await eventually(() => view.button(kitWords.conflict.saveAsNew))
  await click(view.button(kitWords.conflict.saveAsNew))
  await eventually(() => expect(shell.calls).toContainEqual(['navigate', '/bien-tap/khao-sat/khao-sat/9']))
})

test('mine may be saved over theirs where nobody has answered; what differs is told first', async () => {
  const theirs = deskItem({ revision: 4, changedBy: 'Chị Hoa', draft: { ...deskItem().draft, title: 'Của chị Hoa' } })
  let isRefused = true
  const save: Answers = {
    'SurveyDesk/Save': ({ body }) => {
      if (body === undefined) throw new Error('nothing sent')
      if (isRefused) throw new ApiError('SurveyDesk/Save', 409, '', [], undefined, 'changed_elsewhere')
      saves.push(body)
      return { id: 7, revision: 5, draft: body.draft }
    },
  }
  await show(deskItem(), save, () => theirs)
  await typeText(field('title'), '!')
  await eventually(() => expect(view.find('[role=alert] section').textContent).toContain('Tên: Của chị Hoa'))
  isRefused = false
  await click(view.button(kitWords.conflict.overwrite))
  await eventually(() => expect(saves).toMatchObject([{ id: 7, revision: 4, draft: { title: 'Bữa ăn của bé!' } }]))
  await view.unmount()

  isRefused = true
  localStorage.clear()
  await show(deskItem(), save, () => ({ ...theirs, answerCount: 1 }))
  await typeText(field('title'), '!')
  await eventually(() => view.button(kitWords.conflict.takeTheirs))
  expect(() => view.button(kitWords.conflict.overwrite)).toThrow('No button')
})

test('what an earlier release kept on the device is taken up and saved', async () => {
  const key = { key: 'k1', id: 12, title: null }
  const answers = [{ key: 'k2', id: 13, content: 'Cháo', isOtherAnswer: false }]
  const question = { ...{ key: 'k0', id: 11, content: 'Bé ăn lúc nào?', surveyQuestionTypeId: 1, setAside: [] } }
  const images = { allowAttachImage: false, requireAttachImage: false }
  const draft = {
    ...deskItem().draft,
    title: 'Đã gõ',
    questions: [{ ...question, ...images, answerGroups: [{ ...key, answers }] }],
  }
  const kept = { at: Date.now(), days: 14, value: { revision: 1, draft, sent: [] } }
  localStorage.setItem('kept/survey-desk.1/1/survey.7', JSON.stringify(kept))
  // Of no use: it is not what the place holds.
  localStorage.setItem('kept/survey-desk.1/1/survey.8', JSON.stringify({ ...kept, value: { revision: 1, draft: {} } }))
  await show()
  expect(field('title').value).toBe('Đã gõ')
  expect(field('questions.0.content').value).toBe('Bé ăn lúc nào?')
  await eventually(() => expect(saves).toMatchObject([{ revision: 1, draft: { title: 'Đã gõ' } }]))
  await eventually(() => expect(localStorage.getItem('kept/survey-desk.1/1/survey.7')).toBeNull())
  await view.unmount()
  await show(deskItem({ id: 8 }))
  expect(field('title').value).toBe('Bữa ăn của bé')
})

test('a former state is brought back; of a survey that was answered meanwhile it says why not', async () => {
  const restored: unknown[] = []
  let isAnswered = true
  const line = { id: 3, at: '2026-11-21T03:00:00.000Z', by: 'Chị Hoa', what: ['Câu hỏi'], restorable: true }
  await show(
    deskItem({ status: 'stopped', answerCount: 1 }),
    {
      'Desk/GetChanges': () => [line],
      'Desk/Restore': ({ body }) => {
        restored.push(body)
        if (isAnswered) throw new ApiError('Desk/Restore', 409, 'Đã có người trả lời', [], undefined, 'has_answers')
        return { key: '7', version: '2' }
      },
    },
    () => deskItem({ status: 'stopped', revision: 2, draft: { ...deskItem().draft, title: 'Trước kia' } }),
  )
  const restore = async () => {
    await click(view.button(kitWords.history.restore))
    await eventually(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull())
    const [agree] = [...document.querySelectorAll<HTMLButtonElement>('[role=alertdialog] button')].filter(
      ({ textContent }) => textContent === kitWords.history.restore,
    )
    if (agree === undefined) throw new Error('nothing is asked')
    await click(agree)
  }
  await click(view.button(kitWords.history.title))
  await eventually(() => expect(view.text()).toContain('Chị Hoa'))
  await restore()
  await eventually(() => expect(view.text()).toContain('Đã có người trả lời'))
  expect(field('title').value).toBe('Bữa ăn của bé')
  isAnswered = false
  await restore()
  await eventually(() => expect(field('title').value).toBe('Trước kia'))
  expect(restored[1]).toEqual({ kind: 'survey', key: '7', version: '1', changeId: 3 })
})

test('half a day and a time that is none forbid to show it, and the draft keeps the clock of Viet Nam', async () => {
  await show()
  await typeText(field('startsAt'), '2412202')
  expect(view.button(activate).disabled).toBe(true)
  await typeText(field('startsAt'), '6')
  expect(field('startsAt-time').value).toBe('00:00')
  await typeText(field('startsAt-time'), '25', { replace: true })
  expect(view.button(activate).disabled).toBe(true)
  await typeText(field('startsAt-time'), '7:30', { replace: true })
  expect(view.button(activate).disabled).toBe(false)
  await eventually(() => expect(saves.at(-1)?.draft.startsAt).toBe('2026-12-24T00:30:00.000Z'))
})

describe('an address that no route of the site owns', () => {
  let removeData: () => void
  beforeEach(() => {
    removeData = placeDocumentData()
  })
  afterEach(() => removeData())

  const item = deskItem()
  if (item.draft.kind !== 'survey') throw new Error('a survey is needed')
  const poll = deskItem({ kind: 'poll', draft: { ...item.draft, kind: 'poll', url: '/so-tay-cua-me' } })
  const shown = { title: 'Chào', objectTypeIds: [], startsAt: null, endsAt: null, content: 'Chào mẹ', secondToShow: 0 }
  const button = { buttonPosition: 2, buttonText: 'Xem', redirectUrl: '/so-tay-cua-me/' }
  const popup = deskItem({ kind: 'popup', draft: { kind: 'popup', ...shown, ...button, pageNames: ['Handbook'] } })

  test('a poll is framed beside its form on the page that it is for', async () => {
    await show(poll)
    await click(view.button(previewWords.beside))
    expect(view.find('iframe').getAttribute('src')).toBe('/so-tay-cua-me#xem-truoc=poll:7')
  })

  test.each([
    ['poll', poll, 'url'],
    ['popup', popup, 'redirectUrl'],
  ] as const)('of a %s is doubted at its field, and it can be shown all the same', async (_, owned, place) => {
    await show(owned)
    expect(view.text()).toContain(words.checklistClear)
    await typeText(field(place), '/khong-co', { replace: true })
    await act(async () => field(place).blur())
    await eventually(() => expect(view.find('#desk-checklist').textContent).toContain('Không có trang nào'))
    expect(field(place).closest('div[class]')?.parentElement?.parentElement?.textContent).toContain(
      'Không có trang nào',
    )
    expect(view.button(activate).disabled).toBe(false)
  })
})
