import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { CallAnswer, CallName } from 'shared-contracts/calls'
import { ApiError, type CallInput } from 'shared-contracts/client'
import { createFakeApi } from 'shared-frame/testing'
import { type EditedDraft, editedDraft, newQuestion } from '../../rules/edited-draft'
import type { KeptEdit } from '../../rules/kept-draft'
import { deskItem } from '../../testing/desk-items'
import { createDraftSaver, REST_MS, RETRY_MS } from './draft-saver'

type Answer<N extends CallName> = (input: CallInput<N>) => Promise<CallAnswer<N>>
type Draft = CallAnswer<'SurveyDesk/Save'>['draft']

const saveItem = jest.fn<Answer<'SurveyDesk/Save'>>()
const readItem = jest.fn<Answer<'SurveyDesk/GetById'>>()
const changeStatus = jest.fn<Answer<'SurveyDesk/ChangeStatus'>>()
const api = createFakeApi({
  'SurveyDesk/Save': saveItem,
  'SurveyDesk/GetById': readItem,
  'SurveyDesk/ChangeStatus': changeStatus,
})
const keep = jest.fn<(edit: KeptEdit | null) => void>()
const NOW = new Date('2026-11-22T03:24:00.000Z')

beforeEach(() => {
  jest.useFakeTimers()
  for (const each of [saveItem, readItem, changeStatus]) each.mockReset()
  keep.mockReset()
  let revision = 1
  saveItem.mockImplementation(async (input) => {
    revision += 1
    return { id: 7, revision, draft: withServerIds(draftOf(input)) }
  })
})
afterEach(() => void jest.useRealTimers())

function draftOf({ body }: CallInput<'SurveyDesk/Save'>): Draft {
  if (body === undefined) throw new Error('nothing to save')
  return body.draft
}

/** As the server answers: new parts have ids. */
function withServerIds(draft: Draft): Draft {
  if (draft.kind !== 'survey') throw new Error('only surveys are saved here')
  return {
    ...draft,
    questions: draft.questions.map((question, index) => ({ ...question, id: question.id ?? 100 + index })),
  }
}

function saverOf(changes: Parameters<typeof deskItem>[0] = {}, kept: KeptEdit | null = null) {
  return createDraftSaver({ api, item: deskItem(changes), kept, keep, now: () => NOW })
}
const titled = (title: string) => (draft: EditedDraft) => ({ ...draft, title })
const bodies = () => saveItem.mock.calls.map(([{ body }]) => body)
const failure = (status: number, code: string | null = null) =>
  new ApiError('SurveyDesk/Save', status, 'Không được', [], undefined, code)

test('a draft is saved half a second after the last change, once, and the device keeps it until then', async () => {
  const saver = saverOf()
  saver.change(titled('A'))
  await jest.advanceTimersByTimeAsync(REST_MS - 1)
  saver.change(titled('AB'))
  await jest.advanceTimersByTimeAsync(REST_MS - 1)
  expect(saveItem).not.toHaveBeenCalled()
  expect(keep.mock.lastCall?.[0]?.draft.title).toBe('AB')
  await jest.advanceTimersByTimeAsync(1)
  expect(bodies()).toMatchObject([{ id: 7, revision: 1, draft: { title: 'AB' } }])
  expect(saver.read().saving).toEqual({ state: 'saved', at: NOW })
  expect(keep).toHaveBeenLastCalledWith(null)
})

test('what is typed while it is being saved stays and follows with the new revision, and new parts keep their ids', async () => {
  const saver = saverOf()
  const added = newQuestion()
  saver.change((draft) => (draft.kind === 'popup' ? draft : { ...draft, questions: [...draft.questions, added] }))
  let answer = () => {}
  saveItem.mockImplementationOnce(
    (input) =>
      new Promise((resolve) => {
        answer = () => resolve({ id: 7, revision: 2, draft: withServerIds(draftOf(input)) })
      }),
  )
  await jest.advanceTimersByTimeAsync(REST_MS)
  saver.change((draft) =>
    draft.kind === 'popup' ? draft : { ...draft, title: 'Sau', questions: draft.questions.toReversed() },
  )
  answer()
  await jest.advanceTimersByTimeAsync(0)
  const { draft } = saver.read()
  expect(draft.title).toBe('Sau')
  expect(draft.kind !== 'popup' && draft.questions.map(({ key, id }) => [key === added.key, id])).toEqual([
    [true, 101],
    [false, 11],
  ])
  await jest.advanceTimersByTimeAsync(REST_MS)
  expect(bodies()).toMatchObject([
    { revision: 1, draft: { title: 'Bữa phụ', questions: [{ id: 11 }, { id: null }] } },
    { revision: 2, draft: { title: 'Sau', questions: [{ id: 101 }, { id: 11 }] } },
  ])
})

test('what visitors see is saved on a press alone', async () => {
  const saver = saverOf({ status: 'active' })
  saver.change(titled('A'))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(saveItem).not.toHaveBeenCalled()
  expect(saver.read().saving.state).toBe('changed')
  await expect(saver.save()).resolves.toBe(true)
  expect(bodies()).toHaveLength(1)
})

test('without network it is kept and tried again', async () => {
  const saver = saverOf()
  saveItem.mockRejectedValueOnce(failure(0))
  saver.change(titled('A'))
  await jest.advanceTimersByTimeAsync(REST_MS)
  expect(saver.read().saving.state).toBe('offline')
  expect(keep.mock.lastCall?.[0]?.draft.title).toBe('A')
  await jest.advanceTimersByTimeAsync(RETRY_MS)
  expect(saver.read().saving.state).toBe('saved')
  expect(bodies()).toHaveLength(2)
})

test('changed elsewhere: nothing is sent until it is decided, and both ways keep something', async () => {
  const theirs = deskItem({ revision: 5, changedBy: 'Chị Hoa', draft: { ...deskItem().draft, title: 'Của chị Hoa' } })
  const saver = saverOf()
  saveItem.mockRejectedValueOnce(failure(409, 'changed_elsewhere'))
  readItem.mockResolvedValueOnce(theirs)
  saver.change(titled('Của tôi'))
  await jest.advanceTimersByTimeAsync(REST_MS)
  expect(saver.read().saving).toEqual({ state: 'conflict', why: 'changed', theirs })
  saver.change(titled('Của tôi nữa'))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(bodies()).toHaveLength(1)
  expect(keep.mock.lastCall?.[0]?.draft.title).toBe('Của tôi nữa')

  saveItem.mockResolvedValueOnce({ id: 9, revision: 1, draft: theirs.draft })
  await expect(saver.saveAsNew()).resolves.toBe(9)
  expect(bodies().at(-1)).toMatchObject({
    id: null,
    revision: null,
    draft: { title: 'Của tôi nữa', questions: [{ id: null }] },
  })

  expect(saver.takeTheirs()?.title).toBe('Của tôi nữa')
  expect(saver.read()).toMatchObject({ draft: { title: 'Của chị Hoa' }, item: { revision: 5 } })
})

test('what an earlier visit could not save is taken up again; of another revision it is a conflict', async () => {
  const kept = { revision: 1, draft: { ...editedDraft(deskItem().draft), title: 'Đã gõ' } }
  // React makes savers for forms that it never shows: they send nothing.
  saverOf({}, kept)
  const saver = saverOf({}, kept)
  saver.start()
  expect(saver.read().draft.title).toBe('Đã gõ')
  await jest.advanceTimersByTimeAsync(REST_MS)
  expect(bodies()).toMatchObject([{ draft: { title: 'Đã gõ' } }])

  expect(saverOf({ revision: 2 }, kept).read().saving.state).toBe('conflict')
})

test('a refusal says why and does not try again by itself', async () => {
  const saver = saverOf()
  saveItem.mockRejectedValueOnce(failure(403))
  saver.change(titled('A'))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(saver.read().saving).toEqual({ state: 'refused', message: 'Không được' })
  expect(bodies()).toHaveLength(1)
  expect(keep.mock.lastCall?.[0]?.draft.title).toBe('A')
})

test('somebody answered meanwhile: what the server has is at hand, and what was typed stays', async () => {
  const theirs = deskItem({ answerCount: 1 })
  const saver = saverOf()
  saveItem.mockRejectedValueOnce(failure(409, 'has_answers'))
  readItem.mockResolvedValueOnce(theirs)
  saver.change(titled('A'))
  await jest.advanceTimersByTimeAsync(REST_MS)
  expect(saver.read()).toMatchObject({ draft: { title: 'A' }, saving: { state: 'conflict', why: 'answered', theirs } })
})

test('what is typed while the item is being shown is neither a conflict nor saved without a press', async () => {
  const saver = saverOf()
  let shown = () => {}
  changeStatus.mockImplementation(
    () =>
      new Promise((resolve) => {
        shown = () => resolve({ id: 7, revision: 2 })
      }),
  )
  readItem.mockResolvedValue(deskItem({ status: 'active', revision: 2 }))
  const done = saver.changeStatus('active')
  await jest.advanceTimersByTimeAsync(0)
  saver.change(titled('A'))
  await jest.advanceTimersByTimeAsync(60_000)
  shown()
  await expect(done).resolves.toBe(true)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(saver.read()).toMatchObject({
    item: { status: 'active' },
    saving: { state: 'changed' },
    draft: { title: 'A' },
  })
  expect(bodies()).toEqual([])
  await saver.save()
  expect(bodies()).toMatchObject([{ revision: 2, draft: { title: 'A' } }])
})

test('leaving within the half second saves at once', async () => {
  const saver = saverOf()
  saver.change(titled('A'))
  saver.stop()
  await jest.advanceTimersByTimeAsync(0)
  expect(bodies()).toHaveLength(1)
})

test('what could not be saved at leaving is not tried again: the next form takes it up', async () => {
  const saver = saverOf()
  saveItem.mockRejectedValue(failure(0))
  saver.change(titled('A'))
  saver.stop()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(bodies()).toHaveLength(1)
  expect(keep.mock.lastCall?.[0]?.draft.title).toBe('A')
})

test('a save whose answer was lost is no conflict, neither at the next try nor after a reload', async () => {
  const saver = saverOf()
  saveItem.mockRejectedValueOnce(failure(0))
  saver.change(titled('A'))
  await jest.advanceTimersByTimeAsync(REST_MS)
  const lost = keep.mock.lastCall?.[0] ?? null
  const saved = { revision: 2, draft: withServerIds({ ...deskItem().draft, title: 'A' }) }

  saveItem.mockRejectedValueOnce(failure(409, 'changed_elsewhere'))
  readItem.mockResolvedValueOnce(deskItem(saved))
  saver.change(titled('AB'))
  await jest.advanceTimersByTimeAsync(REST_MS)
  expect(bodies().at(-1)).toMatchObject({ revision: 2, draft: { title: 'AB' } })
  expect(saver.read()).toMatchObject({ draft: { title: 'AB' }, saving: { state: 'saved' } })

  const reloaded = saverOf(saved, lost)
  reloaded.start()
  expect(reloaded.read()).toMatchObject({ draft: { title: 'A' }, saving: { state: 'changed' } })
  await jest.advanceTimersByTimeAsync(REST_MS)
  expect(bodies().at(-1)).toMatchObject({ revision: 2, draft: { title: 'A' } })

  const theirs = { revision: 2, draft: { ...deskItem().draft, title: 'Của chị Hoa' } }
  expect(saverOf(theirs, lost).read().saving.state).toBe('conflict')
})
