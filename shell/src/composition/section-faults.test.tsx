import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { paths } from 'shared-contracts/paths'
import { pairings } from 'shared-contracts/testing'
import { OUTLET_ID, type RegistryEntry } from 'shared-frame/remotes'
import { MainContent } from '../frame/layout/MainContent'
import { useService } from '../frame/shell-services-context'
import { createNavigator, type Navigator } from '../navigation/navigator'
import { createProgress } from '../navigation/progress'
import { createScrollMemory } from '../navigation/scroll-memory'
import { outletElement } from '../services/document/initial-document'
import { codeOfSection } from '../testing/code-of-section'
import { createFederation, type Files, type Unit, unitOf, units, whole } from '../testing/section-files'
import { Surroundings, testShell } from '../testing/surroundings'
import { watchLeavings } from './leavings/watch-leavings'
import { createRemoteLoader, LOAD_LIMIT_MS } from './remote-loader'
import { createSections } from './sections'
import { createViews, type View, type Views } from './view'

/*
 * Faults of a section's files, in every section in a whole run. Loader, navigator, single-spa, adapter, outlet and boundaries are the real ones;
 * the files come from a federation host of the test. In a browser (e2e/composition/faults.spec.ts) each fault and each section
 * has its turn.
 */

const SECTIONS = [
  ['menus', paths.menuBank],
  ['health', paths.babyHealth],
  ['notebook', paths.faq],
  ['account', paths.login],
  ['surveys', paths.classes],
  ['staff', paths.staff],
] as const

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

const neighbour = unitOf(['neighbour', '/lang-gieng'])
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
  leaving: { none: {} },
  damaging: { none: {} },
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

const HOME: View = {
  path: '/',
  search: '',
  unit: 'shell',
  routeId: 'home',
  pageName: null,
  visibility: 'public',
  head: null,
  status: 200,
  state: 'shown',
}

const reload = jest.fn()
const report = jest.fn()
const left = jest.fn<(unit: string, kind: string, name?: string) => void>()
let navigator: Navigator
let views: Views
/** The units of the present test: their addresses are the sections' own. */
let present: readonly RegistryEntry[] = []

function Frame() {
  const view = useService((services) => services.views.current, HOME)
  return view.unit === 'shell' ? <main /> : <MainContent view={view} outletHtml="" />
}

// single-spa starts once in a window.
function start(): void {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  window.scrollTo = () => {}
  window.history.replaceState(null, '', '/')
  const registry = { revision: '1', units: [...units.values()].map(({ entry }) => entry) }
  const loader = createRemoteLoader(registry, async () => registry, createFederation())
  views = createViews(
    {
      revision: '1',
      get units() {
        return present
      },
    },
    HOME,
    new Set(),
  )
  const { shell: calm, bus } = testShell()
  const shell = { ...calm, reload, report }
  const today = () => '2026-11-22'
  const leavings = watchLeavings({ registry, views, tell: left, reload })
  navigator = createNavigator({
    loader,
    pageData: async () => null,
    views,
    progress: createProgress(),
    scroll: createScrollMemory(),
    api: shell.api,
    bus,
    today,
    announce: () => {},
    isDamaged: leavings.isDamaged,
  })
  const sections = createSections({
    registry,
    loader,
    views,
    leavings,
    report,
    busOf: () => bus,
    props: { shell, today, outlet: outletElement, takeInitial: () => null, onPageReady: navigator.pageReady },
  })
  const root = document.createElement('div')
  document.body.append(root)
  const frame = (
    <Surroundings shell={shell} services={{ views, sections, navigator }}>
      <Frame />
    </Surroundings>
  )
  flushSync(() => createRoot(root).render(frame))
  sections.start()
}

const realTimeout = setTimeout
const MOST_TURNS = 150

/** Repeats a check while promises, renders and short timers go on: a millisecond of the page's clock a turn. */
async function until(check: () => void): Promise<void> {
  for (let turns = 0; ; turns += 1) {
    await new Promise((resolve) => realTimeout(resolve, 0))
    jest.advanceTimersByTime(1)
    try {
      return check()
    } catch (error) {
      if (turns > MOST_TURNS) throw error
    }
  }
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const panel = () => document.querySelector('main [data-fault-panel]')
const headings = ({ entry }: Unit) => document.querySelectorAll(`main > #${OUTLET_ID} [data-unit="${entry.name}"] h1`)
const untilPanel = () => until(() => expect(panel()).not.toBeNull())

async function untilPage(unit: Unit): Promise<void> {
  await until(() => {
    expect(headings(unit)).toHaveLength(1)
    expect(outletElement().children).toHaveLength(1)
    expect(panel()).toBeNull()
    expect(views.current.getValue()).toMatchObject({ unit: unit.entry.name, state: 'shown' })
  })
}

async function goToNeighbour(): Promise<void> {
  await navigator.navigate(neighbour.path)
  await untilPage(neighbour)
}

/** Comes from the neighbour, whose page works. */
async function open(unit: Unit): Promise<void> {
  present = [neighbour.entry, unit.entry]
  await goToNeighbour()
  const going = navigator.navigate(unit.path)
  await until(() => {
    jest.advanceTimersByTime(100)
    expect(window.location.pathname).toBe(unit.path)
  })
  await going
}

async function mend(unit: Unit): Promise<void> {
  unit.files = whole
  await pass(SHARE_FAILURE_MS)
}

const retry = () => panel()?.querySelector('button')?.click()

beforeAll(start)
beforeEach(() => {
  jest.useFakeTimers()
  for (const method of ['error', 'warn'] as const) jest.spyOn(console, method).mockImplementation(() => {})
  reload.mockReset()
  report.mockReset()
  left.mockReset()
})
afterEach(async () => {
  await goToNeighbour()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

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

test.each(sectionsOf('leaving'))(
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

test.each(sectionsOf('damaging'))(
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
    await open(unit)
    await untilPage(unit)
    await navigator.navigate(neighbour.path)
    await until(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(left.mock.calls).toEqual([[unit.entry.name, 'history', 'pushState']])
    window.history.pushState = pushState
  },
)
