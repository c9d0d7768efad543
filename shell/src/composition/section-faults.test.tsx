import { describe, expect, jest, test } from '@jest/globals'
import { useEffect } from 'react'
import { pairings } from 'shared-contracts/testing'
import { outletElement } from '../services/document/initial-document'
import { codeOfSection } from '../testing/code-of-section'
import {
  composeSections,
  goToNeighbour,
  headings,
  left,
  navigator,
  neighbour,
  open,
  panel,
  pass,
  reload,
  report,
  SECTIONS,
  until,
  untilPage,
  untilPanel,
} from '../testing/composed-sections'
import { type Files, type Unit, unitOf, whole } from '../testing/section-files'
import { LOAD_LIMIT_MS } from './remote-loader'

/*
 * Faults of a section's files and what it leaves behind, in every section in a whole run. In a browser (e2e/composition/faults.spec.ts) each fault and each section
 * has its turn.
 */

/** So long who asks again gets the failure that was just seen. */
const SHARE_FAILURE_MS = 1_000
/** Past the shell's patience with the next page, within the mount's. */
const LATE_MS = 6_500

const lasting = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const never = new Promise<never>(() => {})

type Faults = Readonly<Record<string, Partial<Files>>>
/** Gone once the network or the release is mended. */
const faultsOfFiles: Faults = {
  'its entry is missing': { entry: () => Promise.reject(new Error('The entry could not be fetched')) },
  'its entry is corrupt': { entry: () => Promise.reject(new SyntaxError('Unexpected token')) },
  "its page's file can not be had": {
    page: () => Promise.reject(Object.assign(new Error('Loading chunk page failed'), { name: 'ChunkLoadError' })),
  },
}
const slowEntry: Faults[string] = { entry: () => lasting(30_000) }
/** Code that is here stays as it is as long as the document: only a new one can bring other code. */
const faultsOfCode: Faults = {
  'its page throws at load': { page: () => Promise.reject(new Error('fault at load')) },
  'its page throws at render': {
    page: async () => () => {
      throw new Error('fault at render')
    },
  },
}
const suspended: Faults[string] = {
  page: async () => () => {
    throw never
  },
}
const late: Faults[string] = {
  page: async () => {
    await lasting(LATE_MS)
    return whole.page()
  },
}

/** The faults of each test below; a usual run meets each of them in one section and each section at least once, a whole run all. */
const TESTS = {
  retry: faultsOfFiles,
  return: faultsOfFiles,
  slowEntry: { 'its entry takes 30 s': slowEntry },
  reload: faultsOfCode,
  suspended: { 'its page suspends': suspended },
  lateWaiting: { 'its page arrives late': late },
  lateGone: { 'its page arrives late': late },
  removed: { none: {} },
  emptied: { none: {} },
} as const satisfies Readonly<Record<string, Faults>>
type TestName = keyof typeof TESTS
const cases = pairings(
  Object.entries<Faults>(TESTS).flatMap(([test, faults]) =>
    Object.entries(faults).map(([fault, files]) => ({ test, fault, files })),
  ),
  SECTIONS,
)
const casesOf = (name: TestName) =>
  cases
    .filter(([{ test }]) => test === name)
    .map(([{ fault, files }, section]) => [fault, section[0], unitOf(section, files)] as const)
const sectionsOf = (name: TestName) => casesOf(name).map(([, section, unit]) => [section, unit] as const)

async function mend(unit: Unit): Promise<void> {
  unit.files = whole
  await pass(SHARE_FAILURE_MS)
}

const retry = () => panel()?.querySelector('button')?.click()

composeSections()

describe.each(casesOf('retry'))('when %s, in %s', (_, __, unit) => {
  test('all else works meanwhile, and "Thử lại" recovers', async () => {
    await open(unit)
    await untilPanel()
    await goToNeighbour()
    await navigator.navigate(unit.path)
    await untilPanel()
    expect(report).toHaveBeenCalledWith(expect.anything(), { unit: unit.entry.name, at: 'composition' })
    await mend(unit)
    retry()
    await untilPage(unit)
    expect(reload).not.toHaveBeenCalled()
  })
})

test.each(casesOf('return'))('when %s no more, in %s: who comes back sees the page', async (_, __, unit) => {
  await open(unit)
  await untilPanel()
  await goToNeighbour()
  await mend(unit)
  await navigator.navigate(unit.path)
  await untilPage(unit)
})

test.each(sectionsOf('slowEntry'))(
  'when the entry of %s takes 30 s: a panel after 10 s, and "Thử lại" recovers',
  async (_, unit) => {
    await open(unit)
    expect(panel()).toBeNull()
    await pass(LOAD_LIMIT_MS)
    await untilPanel()
    await mend(unit)
    retry()
    await untilPage(unit)
  },
)

test.each(casesOf('reload'))(
  'when %s, in %s: all else works, and "Thử lại" brings a new document',
  async (_, __, unit) => {
    await open(unit)
    await untilPanel()
    await goToNeighbour()
    await navigator.navigate(unit.path)
    await untilPanel()
    expect(reload).not.toHaveBeenCalled()
    retry()
    await until(() => expect(reload).toHaveBeenCalledTimes(1))
  },
)

test.each(sectionsOf('suspended'))(
  'when the page of %s suspends permanently: a panel after 8 s, and "Thử lại" brings a new document',
  async (_, unit) => {
    await open(unit)
    await until(() => {
      jest.advanceTimersByTime(100)
      expect(panel()).not.toBeNull()
    })
    retry()
    expect(reload).toHaveBeenCalledTimes(1)
  },
)

test.each(sectionsOf('lateWaiting'))(
  'when the page of %s arrives late: the visitor who waited sees it',
  async (_, unit) => {
    await open(unit)
    expect(headings(unit)).toHaveLength(0)
    await pass(LATE_MS)
    await untilPage(unit)
  },
)

test.each(sectionsOf('lateGone'))(
  'when the page of %s arrives late: the visitor who went on does not',
  async (_, unit) => {
    await open(unit)
    await navigator.navigate(neighbour.path)
    await pass(LATE_MS)
    await untilPage(neighbour)
    expect(headings(unit)).toHaveLength(0)
  },
)

const HARMS = {
  removed: (outlet: HTMLElement) => outlet.remove(),
  emptied: (outlet: HTMLElement) => outlet.replaceChildren(),
} as const

describe.each(Object.keys(HARMS) as (keyof typeof HARMS)[])('an outlet %s', (name) => {
  const harm = HARMS[name]
  test.each(sectionsOf(name))('on a page of %s stands again for the next page', async (_, unit) => {
    await open(unit)
    await untilPage(unit)
    harm(outletElement())
    await goToNeighbour()
    await navigator.navigate(unit.path)
    await untilPage(unit)
  })
})

/* What a section leaves behind. The kinds of it: leavings/watch-leavings.test.tsx; in a browser: e2e/composition/leavings.spec.ts. */

const leavingCases = pairings(['leaving', 'damaging'] as const, SECTIONS)
const sectionsLeaving = (name: 'leaving' | 'damaging') =>
  leavingCases.filter(([test]) => test === name).map(([, section]) => [section[0], unitOf(section)] as const)

test.each(sectionsLeaving('leaving'))(
  'what %s leaves on the page is gone with it, and not there when it comes back',
  async (_, unit) => {
    const { name } = unit.entry
    const heard = jest.fn()
    const act = () =>
      codeOfSection(
        name,
        `const stop = (event) => { event.stopImmediatePropagation(); heard() }
      window.addEventListener('keydown', stop, true)
      document.body.classList.add('left-behind')
      document.body.append(Object.assign(document.createElement('aside'), { className: 'left-behind' }))`,
        { heard },
      )
    function Leaving() {
      useEffect(() => void act(), [])
      return <h1>Trang</h1>
    }
    unit.files = { ...whole, page: async () => Leaving }
    await open(unit)
    for (const round of [1, 2]) {
      await untilPage(unit)
      await until(() => expect(document.querySelectorAll('.left-behind')).toHaveLength(2))
      await goToNeighbour()
      document.querySelector('h1')?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
      expect(heard).not.toHaveBeenCalled()
      expect(document.querySelectorAll('.left-behind')).toHaveLength(0)
      expect(new Set(left.mock.calls.flatMap(([left, kind]) => (left === name ? `${left} ${kind}` : [])))).toEqual(
        new Set([`${name} listener`, `${name} class`, `${name} element`]),
      )
      if (round === 1) await navigator.navigate(unit.path)
    }
    expect(reload).not.toHaveBeenCalled()
  },
)

test.each(sectionsLeaving('damaging'))(
  'what %s changes for all as it goes is told of it, and the document is loaded anew',
  async (_, unit) => {
    const { pushState } = window.history
    function Damaging() {
      useEffect(
        () => () => {
          window.history.pushState = () => {}
        },
        [],
      )
      return <h1>Trang</h1>
    }
    unit.files = { ...whole, page: async () => Damaging }
    try {
      await open(unit)
      await untilPage(unit)
      await navigator.navigate(neighbour.path)
      await until(() => {
        expect(left.mock.calls).toEqual([[unit.entry.name, 'history', 'pushState']])
        expect(reload).toHaveBeenCalledTimes(1)
      })
    } finally {
      window.history.pushState = pushState
    }
  },
)
