import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { createFakeApi } from 'shared-frame/testing'
import { failure, type Note, type NoteEntry, noteEntry, noteShelf, versions } from '../testing/shelf'
import { createSaver, REST_MS, RETRY_MS } from './saver'
import type { Kept } from './saver-types'

const api = createFakeApi({})
const keep = jest.fn<(edit: Kept<Note> | null) => void>()
const NOW = new Date('2026-11-22T03:24:00.000Z')

beforeEach(() => {
  jest.useFakeTimers()
  keep.mockReset()
})
afterEach(() => void jest.useRealTimers())

const titled = (title: string) => (draft: Note) => ({ ...draft, title })
const note = (title: string): Note => ({ ...noteEntry().draft, title })
const lastKept = () => keep.mock.lastCall?.[0] ?? null
const rest = (ms = REST_MS) => jest.advanceTimersByTimeAsync(ms)

describe.each(Object.entries(versions))('%s versions', (_name, nextVersion) => {
  function setUp(changes: Partial<NoteEntry> = {}, kept: Kept<Note> | null = null) {
    const server = noteShelf(nextVersion, noteEntry(changes))
    const saverOf = (edit = kept, entry: NoteEntry | null = server.shelf.now) =>
      createSaver({ api, writing: server.writing, entry, kept: edit, keep, now: () => NOW })
    const sent = () => server.save.mock.calls.map(([over, draft]) => ({ version: over?.version ?? null, ...draft }))
    return { ...server, saver: saverOf(), saverOf, sent }
  }

  test('a draft is saved half a second after the last change, once, and the device keeps it until then', async () => {
    const { saver, sent, save } = setUp()
    saver.change(titled('A'))
    await rest(REST_MS - 1)
    saver.change(titled('AB'))
    await rest(REST_MS - 1)
    expect(save).not.toHaveBeenCalled()
    expect(lastKept()?.draft.title).toBe('AB')
    await rest(1)
    expect(sent()).toMatchObject([{ version: '1', title: 'AB' }])
    expect(saver.read().saving).toEqual({ state: 'saved', at: NOW })
    expect(keep).toHaveBeenLastCalledWith(null)
  })

  test('what is typed while it is being saved stays and follows over the new version, and new parts keep their ids', async () => {
    const { saver, sent, save, put, shelf } = setUp()
    saver.change((draft) => ({ ...draft, parts: [...draft.parts, { key: 'b', id: null }] }))
    let answer = () => {}
    save.mockImplementationOnce((_over, draft) => new Promise((resolve) => (answer = () => resolve(put(draft)))))
    await rest()
    saver.change((draft) => ({ title: 'Sau', parts: draft.parts.toReversed() }))
    answer()
    const { version } = shelf.now
    await rest(0)
    expect(saver.read().draft).toEqual({
      title: 'Sau',
      parts: [
        { key: 'b', id: 101 },
        { key: 'a', id: 11 },
      ],
    })
    await rest()
    expect(sent()).toMatchObject([
      { version: '1', title: 'Bữa phụ', parts: [{ id: 11 }, { id: null }] },
      { version, title: 'Sau', parts: [{ id: 101 }, { id: 11 }] },
    ])
  })

  test('what visitors see is saved on a press alone, and a change taken back is none', async () => {
    const { saver, save } = setUp({ shown: true })
    saver.change(titled('A'))
    await rest(60_000)
    expect(save).not.toHaveBeenCalled()
    expect(saver.read().saving.state).toBe('changed')
    saver.change(titled('Bữa phụ'))
    expect(saver.read().saving).toEqual({ state: 'saved', at: null })
    expect(lastKept()).toBeNull()
    saver.change(titled('A'))
    await expect(saver.save()).resolves.toBe(true)
    expect(save).toHaveBeenCalledTimes(1)
  })

  test('without network it is kept and tried again', async () => {
    const { saver, save } = setUp()
    save.mockRejectedValueOnce(failure(0))
    saver.change(titled('A'))
    await rest()
    expect(saver.read().saving).toEqual({ state: 'offline', retries: true })
    expect(lastKept()?.draft.title).toBe('A')
    await rest(RETRY_MS)
    expect(saver.read().saving.state).toBe('saved')
    expect(save).toHaveBeenCalledTimes(2)
  })

  test('a press without network is tried again, but not with what is typed afterwards; a new one waits for a press', async () => {
    const { saver, saverOf, save, sent } = setUp({ shown: true })
    save.mockRejectedValueOnce(failure(0))
    saver.change(titled('A'))
    await expect(saver.save()).resolves.toBe(false)
    expect(saver.read().saving.state).toBe('offline')
    saver.change(titled('AB'))
    await rest(60_000)
    expect(sent()).toHaveLength(1)

    const made = saverOf(null, null)
    save.mockRejectedValueOnce(failure(0))
    made.change(titled('Mới'))
    await expect(made.save()).resolves.toBe(false)
    made.retry()
    await rest(60_000)
    expect(made.read().saving).toEqual({ state: 'offline', retries: false })
    expect(lastKept()).toMatchObject({ version: null, draft: { title: 'Mới' } })
    await expect(made.save()).resolves.toBe(true)
    expect(sent()).toMatchObject([{ title: 'A' }, { version: null }, { version: null, title: 'Mới' }])
  })

  test('changed elsewhere: nothing is sent until it is decided, and each way keeps something', async () => {
    const { saver, saverOf, sent, put, save } = setUp()
    const theirs = put(note('Của chị Hoa'))
    saver.change(titled('Của tôi'))
    saver.stop()
    await rest(0)
    expect(saver.read().saving).toEqual({ state: 'conflict', why: 'changed', theirs })
    saver.change(titled('Của tôi nữa'))
    await rest(60_000)
    await expect(saver.save()).resolves.toBe(false)
    expect(sent()).toHaveLength(1)
    expect(lastKept()).toMatchObject({ version: '1', draft: { title: 'Của tôi nữa' } })
    // A reload does not forget what mine was written over.
    expect(saverOf(lastKept()).read().saving.state).toBe('conflict')

    await expect(saver.saveAsNew()).resolves.toMatchObject({ key: '9' })
    expect(sent().at(-1)).toMatchObject({ version: null, title: 'Của tôi nữa', parts: [{ id: null }] })
    save.mockRejectedValueOnce(failure(0))
    await expect(saver.saveAsNew()).resolves.toBeNull()

    const { generation } = saver.read()
    const mine = saver.takeTheirs()
    expect(saver.read()).toMatchObject({ draft: theirs.draft, entry: theirs, saving: { state: 'saved' } })
    expect(lastKept()).toBeNull()
    expect(saver.read().generation).toBe(generation + 1)
    if (mine !== null) saver.replace(mine)
    expect(saver.read()).toMatchObject({ draft: { title: 'Của tôi nữa' }, saving: { state: 'changed' } })
    expect(saver.read().generation).toBe(generation + 2)
  })

  test('mine is saved over theirs once that is agreed, and a third change is a conflict again', async () => {
    const { saver, put, sent, shelf } = setUp({ shown: true })
    const second = put(note('Lần hai'))
    saver.change(titled('Của tôi'))
    await saver.save()
    const third = put(note('Lần ba'))
    saver.overwrite()
    await expect(saver.save()).resolves.toBe(false)
    expect(saver.read().saving).toMatchObject({ state: 'conflict', theirs: third })
    await expect(saver.save()).resolves.toBe(false)
    saver.overwrite()
    await expect(saver.save()).resolves.toBe(true)
    expect(sent().map(({ version }) => version)).toEqual(['1', second.version, third.version])
    expect(shelf.now.draft.title).toBe('Của tôi')
  })

  test('what an earlier visit could not save is taken up again; over another version it is a conflict', async () => {
    const kept = { version: '1', draft: note('Đã gõ') }
    const { saver, saverOf, sent, put } = setUp({}, kept)
    // React makes savers for forms that it never shows: they send nothing.
    saverOf()
    saver.start()
    expect(saver.read().draft.title).toBe('Đã gõ')
    await rest()
    expect(sent()).toMatchObject([{ title: 'Đã gõ' }])

    const theirs = put(note('Của chị Hoa'))
    const conflict = saverOf(kept)
    expect(conflict.read()).toMatchObject({ draft: { title: 'Đã gõ' }, saving: { state: 'conflict', theirs } })
    conflict.change(titled('Đã gõ thêm'))
    expect(lastKept()).toMatchObject({ version: '1', draft: { title: 'Đã gõ thêm' } })
  })

  test('a refusal says why and does not try again by itself', async () => {
    const { saver, save, sent } = setUp()
    save.mockRejectedValueOnce(failure(403))
    saver.change(titled('A'))
    await rest(60_000)
    expect(saver.read().saving).toMatchObject({ state: 'refused', message: 'Không được' })
    expect(sent()).toHaveLength(1)
    expect(lastKept()?.draft.title).toBe('A')
  })

  test('an entry that is gone meanwhile is a refusal, and what was typed stays', async () => {
    const { saver, load, put } = setUp()
    put(note('Của chị Hoa'))
    load.mockRejectedValueOnce(failure(404))
    saver.change(titled('A'))
    await rest()
    expect(saver.read()).toMatchObject({ draft: { title: 'A' }, saving: { state: 'refused' } })
  })

  test('somebody answered meanwhile: what the server has is at hand, and what was typed stays', async () => {
    const { saver, save, shelf } = setUp()
    save.mockRejectedValueOnce(failure(409, 'has_answers'))
    saver.change(titled('A'))
    await rest()
    expect(saver.read()).toMatchObject({
      draft: { title: 'A' },
      saving: { state: 'conflict', why: 'answered', theirs: shelf.now },
    })
  })

  test('what is typed while the entry is being shown is neither a conflict nor saved without a press', async () => {
    const { saver, put, sent, shelf } = setUp()
    let show = () => {}
    const done = saver.decide(
      ({ draft }) => new Promise<void>((resolve) => (show = () => resolve(void put(draft, { shown: true })))),
      'saved',
    )
    await rest(0)
    saver.change(titled('A'))
    await rest(60_000)
    show()
    await expect(done).resolves.toBe(true)
    await rest(60_000)
    expect(saver.read()).toMatchObject({
      entry: { shown: true },
      saving: { state: 'changed' },
      draft: { title: 'A' },
    })
    expect(sent()).toEqual([])
    const { version } = shelf.now
    await saver.save()
    expect(sent()).toMatchObject([{ version, title: 'A' }])
  })

  test('a decision may leave what was typed as it is, or drop it; what it refuses changes nothing', async () => {
    const { saver, put, sent } = setUp({ shown: true })
    saver.change(titled('A'))
    await expect(saver.decide(() => Promise.reject(failure(409)), 'dropped')).rejects.toThrow('Không được')
    expect(saver.read()).toMatchObject({ draft: { title: 'A' }, saving: { state: 'changed' } })
    await saver.decide(async ({ draft }) => put(draft), 'left')
    expect(saver.read().draft.title).toBe('A')
    await saver.decide(async () => put(note('Bản trước')), 'dropped')
    expect(saver.read()).toMatchObject({ draft: { title: 'Bản trước' }, saving: { state: 'saved' }, generation: 1 })
    expect(lastKept()).toBeNull()
    expect(sent()).toEqual([])
  })

  test('leaving within the half second saves at once', async () => {
    const { saver, sent } = setUp()
    saver.change(titled('A'))
    saver.stop()
    await rest(0)
    expect(sent()).toHaveLength(1)
  })

  test('what could not be saved at leaving is not tried again: the next form takes it up', async () => {
    const { saver, save, sent } = setUp()
    save.mockRejectedValue(failure(0))
    saver.change(titled('A'))
    saver.stop()
    await rest(60_000)
    expect(sent()).toHaveLength(1)
    expect(lastKept()?.draft.title).toBe('A')
  })

  test('a save whose answer was lost is no conflict, neither at the next try nor after a reload', async () => {
    const { saver, saverOf, save, sent, put } = setUp()
    save.mockImplementationOnce(async (_over, draft) => {
      put(draft)
      throw failure(0)
    })
    saver.change(titled('A'))
    await rest()
    const lost = lastKept()
    const reloaded = saverOf(lost)
    saver.change(titled('AB'))
    await rest()
    expect(sent().at(-1)).toMatchObject({ title: 'AB' })
    expect(saver.read()).toMatchObject({ draft: { title: 'AB' }, saving: { state: 'saved' } })

    expect(reloaded.read()).toMatchObject({ draft: { title: 'A' }, saving: { state: 'changed' } })
    expect(saverOf({ version: '1', draft: note('ABC'), sent: [note('AB')] }).read().saving.state).toBe('changed')
    expect(saverOf(lost).read().saving.state).toBe('conflict')
  })

  test('of what was sent without an answer the last three are remembered', async () => {
    const { saver, save } = setUp()
    save.mockRejectedValue(failure(0))
    for (const title of ['A', 'B', 'C', 'D']) {
      saver.change(titled(title))
      await rest()
    }
    expect(lastKept()?.sent?.map(({ title }) => title)).toEqual(['B', 'C', 'D'])
  })

  test('of two tabs the second to save decides; each has its own words on screen', async () => {
    const { saver, saverOf, sent } = setUp()
    const other = saverOf()
    saver.change(titled('Thẻ một'))
    other.change(titled('Thẻ hai'))
    await rest()
    expect([saver, other].map((each) => each.read().saving.state)).toEqual(['saved', 'conflict'])
    expect(other.read().draft.title).toBe('Thẻ hai')
    expect(sent()).toHaveLength(2)
  })
})
