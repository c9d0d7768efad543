import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { init } from '@module-federation/enhanced/runtime'
import { useEffect } from 'react'
import { useShell } from 'shared-frame'
import type { EventBus } from 'shared-frame/events'
import { definePage, defineRemote, type RemoteProps } from 'shared-frame/remote'
import { type DocumentData, OUTLET_ID } from 'shared-frame/remotes'
import { entryOfPage } from '../testing/registry-entry'
import { createShellServices, type ShellServices } from './shell-services'

/* The bus from section to section: the shell's real services, and two sections mounted by the real adapter. */

declare module 'shared-frame/events' {
  interface Topics {
    /** A section's own topic, of which the shell knows nothing. */
    'menus/week-shown': { readonly week: number }
  }
}

const ADDRESS = '/trang'
const data: DocumentData = {
  registry: {
    revision: '1',
    units: [entryOfPage('shell', '/'), entryOfPage('menus', ADDRESS), entryOfPage('health', '/khac')],
  },
  wholeRegistry: null,
  path: '/',
  search: '',
  today: '2026-11-29',
  status: 200,
  owner: { unit: 'shell', routeId: 'page' },
  head: null,
  rendered: false,
  state: {},
  build: { overridesAllowed: false },
}

interface Mounted {
  /** As its pages have it. */
  readonly bus: EventBus
  unmount(): Promise<void>
}

/** A section on screen, whose page says which bus it got. */
async function mountSection(services: ShellServices, name: string): Promise<Mounted> {
  const props: RemoteProps = {
    shell: { ...services.shell, bus: services.busOf(name) },
    outlet: () => outlet,
    takeInitial: () => null,
    today: () => data.today,
    onPageReady: () => {},
  }
  let tell: (bus: EventBus) => void = () => {}
  const told = new Promise<EventBus>((resolve) => {
    tell = resolve
  })
  function Page() {
    const { bus } = useShell()
    useEffect(() => tell(bus), [bus])
    return <h1>{name}</h1>
  }
  const page = definePage({ head: () => ({ title: name }), Component: Page })
  const info = { name, routes: [{ id: 'page', pattern: ADDRESS, visibility: 'public' }], widgets: [] } as const
  const remote = defineRemote({ info, pages: { page: async () => ({ default: page }) } })
  await remote.bootstrap(props)
  await remote.mount(props)
  return { bus: await told, unmount: () => remote.unmount(props) }
}

const outlet = document.createElement('main')
outlet.id = OUTLET_ID
const log = jest.spyOn(console, 'error').mockImplementation(() => {})
const { NODE_ENV } = process.env

// As the bundle of the shell does at its start.
beforeAll(() => void init({ name: 'shell', remotes: [] }))
beforeEach(() => {
  // Mount waits for React, which would wait for the end of an `act` round it.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  window.history.replaceState(null, '', ADDRESS)
  document.body.append(outlet)
  log.mockClear()
})
afterEach(() => {
  outlet.remove()
  Object.assign(process.env, { NODE_ENV })
})

test("a section's own topic goes from one section to another, whose stream ends with its unmount", async () => {
  const services = createShellServices(data)
  const menus = await mountSection(services, 'menus')
  const health = await mountSection(services, 'health')
  expect(outlet.textContent).toBe('menushealth')
  const heard: unknown[] = []
  health.bus.subscribe('menus/week-shown', ({ week }) => heard.push(week))
  health.bus.streamOf('menus/week-shown').subscribe({
    next: ({ week }) => heard.push(`stream ${week}`),
    complete: () => heard.push('complete'),
  })
  menus.bus.publish('menus/week-shown', { week: 1 })
  await health.unmount()
  menus.bus.publish('menus/week-shown', { week: 2 })
  expect(heard).toEqual([1, 'stream 1', 'complete'])
  await menus.unmount()
})

test('on the site, what a section may not publish is dropped and reported with its name; the others go on', async () => {
  Object.assign(process.env, { NODE_ENV: 'production' })
  const services = createShellServices(data)
  const menus = await mountSection(services, 'menus')
  const health = await mountSection(services, 'health')
  const heard: unknown[] = []
  services.shell.bus.subscribe('session/changed', (fact) => heard.push(fact))
  health.bus.subscribe('menus/week-shown', (fact) => heard.push(fact))
  health.bus.publish('session/changed', { signedIn: true, userId: 1 })
  health.bus.publish('menus/week-shown', { week: 1 })
  expect(heard).toEqual([])
  expect(log.mock.calls).toEqual([
    ['[shell]', { unit: 'health', at: 'event', topic: 'session/changed' }, expect.any(Error)],
    ['[shell]', { unit: 'health', at: 'event', topic: 'menus/week-shown' }, expect.any(Error)],
  ])
  menus.bus.publish('menus/week-shown', { week: 2 })
  expect(heard).toEqual([{ week: 2 }])
  for (const section of [menus, health]) await section.unmount()
})

test('what a section throws on hearing a fact is reported, and every other one hears it', async () => {
  const services = createShellServices(data)
  const menus = await mountSection(services, 'menus')
  const health = await mountSection(services, 'health')
  const heard: number[] = []
  menus.bus.subscribe('cart/changed', () => {
    throw new Error('broken')
  })
  health.bus.streamOf('cart/changed').subscribe(({ numberOfCarts }) => heard.push(numberOfCarts))
  // An older release of menus tells it itself, a present one by the shell.
  menus.bus.publish('cart/changed', { numberOfCarts: 1 })
  services.shell.visitor.publishChange('cart/changed', { numberOfCarts: 2 })
  expect(heard).toEqual([1, 2])
  expect(log).toHaveBeenCalledTimes(2)
  const late: number[] = []
  menus.bus.streamOf('cart/changed').subscribe(({ numberOfCarts }) => late.push(numberOfCarts))
  expect(late).toEqual([2])
  for (const section of [menus, health]) await section.unmount()
})
