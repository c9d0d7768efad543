import { describe, expect, test } from '@jest/globals'
import type { RevisionWatch } from './revision.store'
import { both, createRevisioned, madeOfOneRevision } from './revisioned'

/** Content in memory: two rows that an import changes together with the revision, and a desk that changes none of them. */
function content() {
  const state = { revision: 1, edits: 0, rice: 10, fish: 20 }
  const read = async () => ({
    revision: state.revision,
    filesRevision: state.revision - state.edits,
    changedAt: new Date(0),
    generation: 0,
  })
  const watch: RevisionWatch = { current: read, latest: read, forget: () => undefined }
  const importContent = () => {
    state.revision += 1
    state.rice += 1
    state.fish += 1
  }
  const editOnDesk = () => {
    state.revision += 1
    state.edits += 1
  }
  return { state, watch, importContent, editOnDesk }
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
  test('an edit on a desk makes nothing anew, and keeps no two values apart', async () => {
    const { state, watch, editOnDesk, importContent } = content()
    let makings = 0
    const rice = createRevisioned(watch, async () => {
      makings += 1
      return state.rice
    })
    const fish = createRevisioned(watch, async () => state.fish)
    expect(await rice.current()).toBe(10)
    editOnDesk()
    expect(await both(rice, fish).current()).toEqual([10, 20])
    expect(makings).toBe(1)
    importContent()
    expect(await both(rice, fish).current()).toEqual([11, 21])
    expect(makings).toBe(2)
  })

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
