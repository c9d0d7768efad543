import { beforeEach, expect, jest, test } from '@jest/globals'
import type { Registry, RegistryEntry } from 'shared-frame/remotes'
import { createFaultReports } from './fault-reports'

const unit = (name: string, version: string): RegistryEntry => ({
  name,
  version,
  previousVersion: null,
  enabled: true,
  frame: '^1.0.0',
  base: `/assets/${name}/${version}/`,
  entry: 'remoteEntry.js',
  routes: [],
  widgets: [],
  chunks: {},
  integrity: {},
})
const registry: Registry = { revision: '1', units: [unit('shell', '3.0.0'), unit('menus', '1.2.0')] }
const sendBeacon = jest.fn<(address: string, report: Blob) => boolean>()

const named = (name: string) => Object.assign(new Error('fault'), { name })
const start = () => createFaultReports({ registry, routeId: () => 'menu-bank' })
const textOf = (report: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(report)
  })
const sent = async () =>
  Promise.all(sendBeacon.mock.calls.map(async ([address, report]) => [address, JSON.parse(await textOf(report))]))
const fault = (body: object) => ['/reports', [{ type: 'fault', body }]]

beforeEach(() => {
  sendBeacon.mockReset()
  Object.defineProperty(window.navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
})

test.each<[string, unknown, Record<string, string>, object]>([
  ['a page that throws', new Error('x'), { unit: 'menus', at: 'render' }, { kind: 'render', routeId: 'menu-bank' }],
  ['what is thrown late', 'text', { unit: 'menus', at: 'root' }, { kind: 'render', routeId: 'menu-bank' }],
  ['a mount', new Error('x'), { unit: 'menus', at: 'composition' }, { kind: 'mount', routeId: 'menu-bank' }],
  ['a chunk', named('ChunkLoadError'), { unit: 'menus', at: 'render' }, { kind: 'load', routeId: 'menu-bank' }],
  ['a wait', named('TimeoutError'), { unit: 'menus', at: 'composition' }, { kind: 'timeout', routeId: 'menu-bank' }],
  ['a widget', new Error('x'), { widget: 'menus/home-menus' }, { kind: 'render' }],
])('%s is told with version and kind', async (_, error, context, expected) => {
  start()(error, context)
  expect(await sent()).toEqual([fault({ unit: 'menus', version: '1.2.0', shell: '3.0.0', ...expected })])
  expect(sendBeacon.mock.calls[0]?.[1].type).toBe('application/reports+json')
})

test.each<[string, Record<string, string>]>([
  ['an action that failed', { unit: 'menus', at: 'clinic-sheet' }],
  ['a unit that the registry does not have', { unit: 'khac', at: 'render' }],
  ['what names no unit', { action: 'share' }],
])('%s is not told', (_, context) => {
  start()(new Error('fault'), context)
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('a page tells five times at most', () => {
  const report = start()
  for (let times = 0; times < 9; times += 1) report(new Error('fault'), { unit: 'menus', at: 'render' })
  expect(sendBeacon).toHaveBeenCalledTimes(5)
})
