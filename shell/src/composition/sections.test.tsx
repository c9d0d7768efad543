import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { createEventBus, type EventBus } from 'shared-frame/events'
import type { RemoteLifecycles, RemoteProps } from 'shared-frame/remote'
import { OUTLET_ID, type Registry } from 'shared-frame/remotes'
import { eventually } from 'shared-frame/testing'
import { triggerAppChange } from 'single-spa'
import { entryOfPage } from '../testing/registry-entry'
import { testShell } from '../testing/surroundings'
import type { RemoteLoader } from './remote-loader'
import { createSections, SECTION_LIMIT_MS, type Sections } from './sections'
import { createViews, type View, type Views } from './view'

const registry: Registry = {
  revision: '1',
  units: [entryOfPage('shell', '/'), entryOfPage('menus', '/thuc-don/:id?'), entryOfPage('health', '/suc-khoe')],
}

const load = jest.fn<RemoteLoader['lifecycles']>()
const mount = jest.fn<RemoteLifecycles['mount']>()
const unmount = jest.fn<RemoteLifecycles['unmount']>()
const reload = jest.fn()
const report = jest.fn()
const lifecycles: RemoteLifecycles = { bootstrap: async () => {}, mount, unmount, prepare: async () => {} }

const HOME: View = {
  path: '/',
  search: '',
  unit: 'shell',
  routeId: 'page',
  pageName: null,
  visibility: 'public',
  head: null,
  status: 200,
  state: 'shown',
}

/** As the shell makes one for each section. */
const buses = new Map<EventBus, string>()
function busOf(unit: string): EventBus {
  const bus = createEventBus({ onError: () => {} })
  buses.set(bus, unit)
  return bus
}
let views: Views
let sections: Sections

function start(): void {
  window.history.replaceState(null, '', '/')
  views = createViews(registry, HOME, new Set())
  const props: RemoteProps = {
    shell: { ...testShell().shell, reload },
    outlet: () => document.body,
    takeInitial: () => null,
    today: () => '2026-11-22',
    onPageReady: () => {},
  }
  const loader = { lifecycles: load, widget: () => Promise.reject(new Error('none')), fetchPage: async () => {} }
  const leavings = { begin: () => {}, end: () => {} }
  sections = createSections({ registry, loader, views, leavings, props, busOf, report })
  sections.start()
}

/** As the navigator does. */
function goTo(path: string): void {
  window.history.pushState(null, '', path)
  views.current.next(views.of(path))
}
const state = () => views.current.getValue().state
const shown = () => views.current.next({ ...views.current.getValue(), state: 'shown' })

async function breakMenus(): Promise<void> {
  mount.mockRejectedValueOnce(new Error('no chunk'))
  goTo('/thuc-don')
  await eventually(() => expect(state()).toBe('fault'))
}

// single-spa starts once in a window.
beforeAll(start)
beforeEach(() => {
  for (const mock of [load, mount, unmount, reload, report]) mock.mockReset()
  load.mockResolvedValue(lifecycles)
  mount.mockImplementation(async () => shown())
  unmount.mockResolvedValue(undefined)
})
afterEach(async () => {
  goTo('/')
  await triggerAppChange()
})

test('one section is unmounted before the next is mounted', async () => {
  goTo('/thuc-don')
  await eventually(() => expect(state()).toBe('shown'))
  goTo('/suc-khoe')
  await eventually(() => expect(mount).toHaveBeenCalledTimes(2))
  expect(unmount).toHaveBeenCalledTimes(1)
  expect(unmount.mock.invocationCallOrder[0]).toBeLessThan(mount.mock.invocationCallOrder[1] ?? 0)
})

test('each section is given the bus that is its own', async () => {
  goTo('/thuc-don')
  await eventually(() => expect(state()).toBe('shown'))
  goTo('/suc-khoe')
  await eventually(() => expect(mount).toHaveBeenCalledTimes(2))
  const given = mount.mock.calls.map(([{ shell }]) => buses.get(shell.bus))
  expect(given).toEqual(['menus', 'health'])
})

test('a section that does not mount is a fault of its own', async () => {
  await breakMenus()
  expect(report).toHaveBeenCalledWith(expect.anything(), { unit: 'menus', at: 'composition' })
  goTo('/suc-khoe')
  await eventually(() => expect(state()).toBe('shown'))
})

test('who comes back to a section that broke sees the fault again, or the page', async () => {
  await breakMenus()
  goTo('/suc-khoe')
  await eventually(() => expect(state()).toBe('shown'))
  await breakMenus()
  goTo('/')
  goTo('/thuc-don')
  await eventually(() => expect(state()).toBe('shown'))
})

test('another page of a section that broke is tried too', async () => {
  await breakMenus()
  goTo('/thuc-don/12')
  await eventually(() => expect(state()).toBe('shown'))
})

test('a retry mounts the section anew, without a new document', async () => {
  await breakMenus()
  await sections.retry('menus')
  expect(state()).toBe('shown')
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  [true, 1],
  [false, 0],
])('a retry that fails once more asks for a new document where there is one: network %s', async (online, times) => {
  await breakMenus()
  const onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(online)
  mount.mockRejectedValueOnce(new Error('no chunk'))
  await sections.retry('menus')
  expect(reload).toHaveBeenCalledTimes(times)
  expect(state()).toBe('fault')
  onLine.mockRestore()
})

test('a section that cannot be loaded is a fault, also after a retry that fails', async () => {
  load.mockRejectedValue(new Error('gone'))
  goTo('/thuc-don')
  await eventually(() => expect(state()).toBe('fault'))
  await sections.retry('menus')
  expect(state()).toBe('fault')
})

test('the server’s page of a section that cannot be loaded goes with its view; one that is mounted stays', async () => {
  const outlet = document.createElement('div')
  outlet.id = OUTLET_ID
  outlet.innerHTML = '<div data-unit="menus"><h1>Thực đơn</h1></div><div data-unit="health"></div>'
  const units = () => [...outlet.children].map((each) => each.getAttribute('data-unit'))
  goTo('/suc-khoe')
  await eventually(() => expect(state()).toBe('shown'))
  document.body.append(outlet)
  load.mockRejectedValueOnce(new Error('gone'))
  goTo('/thuc-don')
  expect(units()).toEqual(['menus', 'health'])
  await eventually(() => expect(state()).toBe('fault'))
  expect(units()).toEqual(['menus'])
  goTo('/')
  expect(units()).toEqual([])
  goTo('/suc-khoe')
  await eventually(() => expect(state()).toBe('shown'))
  outlet.innerHTML = '<div data-unit="health"></div>'
  goTo('/')
  expect(units()).toEqual(['health'])
  outlet.remove()
})

test('who comes back right after a section could not be loaded sees the fault again, later the page', async () => {
  load.mockRejectedValue(new Error('gone'))
  goTo('/thuc-don')
  await eventually(() => expect(state()).toBe('fault'))
  goTo('/suc-khoe')
  await eventually(() => expect(state()).toBe('shown'))
  goTo('/thuc-don')
  await eventually(() => expect(state()).toBe('fault'))

  goTo('/suc-khoe')
  await eventually(() => expect(state()).toBe('shown'))
  load.mockResolvedValue(lifecycles)
  // single-spa loads nothing within 200 ms of its failure.
  const clock = jest.spyOn(Date.prototype, 'getTime').mockReturnValue(Date.now() + 1_000)
  goTo('/thuc-don')
  await eventually(() => expect(state()).toBe('shown'))
  clock.mockRestore()
})

test('a section that never settles is a fault by our limit, no sooner, and the next navigation goes on', async () => {
  jest.useFakeTimers()
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {})
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {})
  mount.mockReturnValueOnce(new Promise(() => {}))
  goTo('/thuc-don')
  await jest.advanceTimersByTimeAsync(SECTION_LIMIT_MS - 100)
  expect([state(), complaints.mock.calls, warnings.mock.calls]).toEqual(['loading', [], []])
  await jest.advanceTimersByTimeAsync(200)
  expect(state()).toBe('fault')
  jest.useRealTimers()
  complaints.mockRestore()
  warnings.mockRestore()
  goTo('/suc-khoe')
  await eventually(() => expect(state()).toBe('shown'))
})
