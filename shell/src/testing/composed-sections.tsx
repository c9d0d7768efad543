import { afterEach, beforeAll, beforeEach, expect, jest } from '@jest/globals'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { sectionPages } from 'shared-contracts/paths/testing'
import { OUTLET_ID, type RegistryEntry } from 'shared-frame/remotes'
import { watchLeavings } from '../composition/leavings/watch-leavings'
import { createRemoteLoader } from '../composition/remote-loader'
import { createSections } from '../composition/sections'
import { createViews, type Views } from '../composition/view'
import { MainContent } from '../frame/layout/MainContent'
import { useService } from '../frame/shell-services-context'
import { createNavigator, type Navigator } from '../navigation/navigator'
import { createProgress } from '../navigation/progress'
import { createScrollMemory } from '../navigation/scroll-memory'
import { outletElement } from '../services/document/initial-document'
import { createFederation, type Unit, unitOf, units } from './section-files'
import { homeView, Surroundings, testShell } from './surroundings'

/** Each section with an address of it. */
export const SECTIONS = sectionPages.map(({ unit, path }) => [unit, path] as const)

/** Its page works always. */
export const neighbour = unitOf(['neighbour', '/lang-gieng'])

export const reload = jest.fn()
export const report = jest.fn()
/** What was told of leavings: unit, kind, name. */
export const left = jest.fn<(unit: string, kind: string, name?: string) => void>()
export let navigator: Navigator
let views: Views
/** The units of the present test: their addresses are the sections' own. */
let present: readonly RegistryEntry[] = []

function Frame() {
  const view = useService((services) => services.views.current, homeView)
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
    homeView,
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
/** Of the page's clock a second, of a busy machine's some. */
const MOST_TURNS = 1_000

/** Repeats a check while promises, renders and short timers go on: a millisecond of the page's clock a turn. */
export async function until(check: () => void): Promise<void> {
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

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
export const panel = () => document.querySelector('main [data-fault-panel]')
export const headings = ({ entry }: Unit) =>
  document.querySelectorAll(`main > #${OUTLET_ID} [data-unit="${entry.name}"] h1`)
export const untilPanel = () => until(() => expect(panel()).not.toBeNull())

export async function untilPage(unit: Unit): Promise<void> {
  await until(() => {
    expect(headings(unit)).toHaveLength(1)
    expect(outletElement().children).toHaveLength(1)
    expect(panel()).toBeNull()
    expect(views.current.getValue()).toMatchObject({ unit: unit.entry.name, state: 'shown' })
  })
}

export async function goToNeighbour(): Promise<void> {
  await navigator.navigate(neighbour.path)
  await untilPage(neighbour)
}

/** Comes from the neighbour, whose page works. */
export async function open(unit: Unit): Promise<void> {
  present = [neighbour.entry, unit.entry]
  await goToNeighbour()
  const going = navigator.navigate(unit.path)
  await until(() => {
    jest.advanceTimersByTime(100)
    expect(window.location.pathname).toBe(unit.path)
  })
  await going
}

/**
 * Composes sections of a test in the page for the tests of a file: loader, navigator, single-spa, adapter, outlet and boundaries are the real
 * ones; the files come from a federation host of the test.
 */
export function composeSections(): void {
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
}
