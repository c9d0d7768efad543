import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { NOW, note, saverBench, titled } from '../testing/saver-bench'
import { failure, type Note, type NoteEntry, versions } from '../testing/shelf'
import { REST_MS, RETRY_MS } from './saver'
import type { Kept } from './saver-types'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const rest = (ms = REST_MS) => jest.advanceTimersByTimeAsync(ms)

describe.each(Object.entries(versions))('%s versions', (_name, nextVersion) => {
  const setUp = (changes: Partial<NoteEntry> = {}, kept: Kept<Note> | null = null) =>
    saverBench(nextVersion, changes, kept)

  test('a draft is saved half a second after the last change, once, and the device keeps it until then', async () => {
    const { saver, sent, save, keep, lastKept } = setUp()
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
    const { saver, save, lastKept } = setUp({ shown: true })
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
    const { saver, save, lastKept } = setUp()
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
    const { saver, saverOf, save, sent, lastKept } = setUp({ shown: true })
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

  test('a refusal says why and does not try again by itself', async () => {
    const { saver, save, sent, lastKept } = setUp()
    save.mockRejectedValueOnce(failure(403))
    saver.change(titled('A'))
    await rest(60_000)
    expect(saver.read().saving).toMatchObject({ state: 'refused', message: 'Không được' })
    expect(sent()).toHaveLength(1)
    expect(lastKept()?.draft.title).toBe('A')
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
    const { saver, put, sent, lastKept } = setUp({ shown: true })
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
    const { saver, save, sent, lastKept } = setUp()
    save.mockRejectedValue(failure(0))
    saver.change(titled('A'))
    saver.stop()
    await rest(60_000)
    expect(sent()).toHaveLength(1)
    expect(lastKept()?.draft.title).toBe('A')
  })

  test('of what was sent without an answer the last three are remembered', async () => {
    const { saver, save, lastKept } = setUp()
    save.mockRejectedValue(failure(0))
    for (const title of ['A', 'B', 'C', 'D']) {
      saver.change(titled(title))
      await rest()
    }
    expect(lastKept()?.sent?.map(({ title }) => title)).toEqual(['B', 'C', 'D'])
  })
})
