import { describe, expect, test } from '@jest/globals'
import type { RevisionWatch } from './revision.store'
import { both, createRevisioned, createRevisionedOf, madeOfOneRevision } from './revisioned'

/** Content in memory: two rows that an import changes together with the revision. */
function content() {
  const state = { revision: 1, rice: 10, fish: 20 }
  const read = async () => ({ revision: state.revision, changedAt: new Date(0), generation: 0 })
  const watch: RevisionWatch = { current: read, latest: read, forget: () => undefined }
  const importContent = () => {
    state.revision += 1
    state.rice += 1
    state.fish += 1
  }
  return { state, watch, importContent }
}

describe('madeOfOneRevision', () => {
  test('reads again when an import came between two readings', async () => {
    const { state, watch, importContent } = content()
    let readings = 0
    const made = await madeOfOneRevision(watch, async () => {
      const { rice } = state
      readings += 1
      if (readings === 1) importContent()
      return { rice, fish: state.fish }
    })
    expect(made).toEqual({ revision: 2, value: { rice: 11, fish: 21 } })
    expect(readings).toBe(2)
  })

  test('gives up when the content never holds still', async () => {
    const { watch, importContent } = content()
    await expect(madeOfOneRevision(watch, async () => importContent())).rejects.toThrow('each time')
  })
})

describe('both', () => {
  test('never pairs values of different revisions', async () => {
    const { state, watch, importContent } = content()
    const rice = createRevisioned(watch, async () => state.rice)
    // The import comes after the first value was taken, before the second is made.
    let imported = false
    const fish = createRevisioned(watch, async () => {
      if (!imported) importContent()
      imported = true
      return state.fish
    })
    expect(await both(rice, fish).currentWithRevision()).toEqual({ revision: 2, value: [11, 21] })
  })
})

describe('createRevisioned', () => {
  test('makes its value once a revision, and again after a failure', async () => {
    const { state, watch, importContent } = content()
    let makings = 0
    const rice = createRevisioned(watch, async () => {
      makings += 1
      if (makings === 1) throw new Error('no database')
      return state.rice
    })
    await expect(rice.current()).rejects.toThrow('no database')
    expect(await Promise.all([rice.current(), rice.current()])).toEqual([10, 10])
    expect(makings).toBe(2)
    importContent()
    expect(await rice.current()).toBe(11)
    expect(makings).toBe(3)
  })
})

describe('createRevisionedOf', () => {
  test('makes its value again where what it is made of has changed, not where other content has', async () => {
    const { state, watch, importContent } = content()
    const made: number[][] = []
    const rice = createRevisionedOf(
      watch,
      async () => [state.rice],
      (rows) => {
        made.push(rows)
        return { rows }
      },
    )
    const first = await rice.current()
    state.revision += 1
    expect(await rice.current()).toBe(first)
    expect((await rice.currentWithRevision()).revision).toBe(2)
    importContent()
    expect(await rice.current()).toEqual({ rows: [11] })
    expect(made).toEqual([[10], [11]])
  })

  test('a failure keeps nothing', async () => {
    const { state, watch } = content()
    let makings = 0
    const rice = createRevisionedOf(
      watch,
      async () => state.rice,
      (row) => {
        makings += 1
        if (makings === 1) throw new Error('no memory')
        return row
      },
    )
    await expect(rice.current()).rejects.toThrow('no memory')
    expect(await rice.current()).toBe(10)
  })
})
