import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { note, saverBench, titled } from '../testing/saver-bench'
import { failure, type Note, type NoteEntry, versions } from '../testing/shelf'
import { REST_MS } from './saver'
import type { Kept } from './saver-types'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const rest = (ms = REST_MS) => jest.advanceTimersByTimeAsync(ms)

describe.each(Object.entries(versions))('%s versions', (_name, nextVersion) => {
  const setUp = (changes: Partial<NoteEntry> = {}, kept: Kept<Note> | null = null) =>
    saverBench(nextVersion, changes, kept)

  test('changed elsewhere: nothing is sent until it is decided, and each way keeps something', async () => {
    const { saver, saverOf, sent, put, save, lastKept } = setUp()
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
    const { saver, saverOf, sent, put, lastKept } = setUp({}, kept)
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

  test('a save whose answer was lost is no conflict, neither at the next try nor after a reload', async () => {
    const { saver, saverOf, save, sent, put, lastKept } = setUp()
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
