import { beforeEach, expect, jest, test } from '@jest/globals'
import { registryEntry } from '../../testing/registry-entry'
import { createLeavingReports } from './leaving-reports'

const registry = { revision: '1', units: [registryEntry('menus', { version: '1.2.0' })] }
const sendBeacon = jest.fn<(address: string, report: Blob) => boolean>()
const textOf = (report: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(report)
  })
const left = (kind: string) => ({ type: 'left', body: { unit: 'menus', version: '1.2.0', kind } })

beforeEach(() => {
  sendBeacon.mockReset()
  Object.defineProperty(window.navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
})

test('what was found together is told in one report, each kind once a document', async () => {
  const tell = createLeavingReports(registry)
  for (const kind of ['class', 'class', 'listener'] as const) tell('menus', kind)
  tell('unknown', 'class')
  await Promise.resolve()
  tell('menus', 'listener')
  tell('menus', 'main', 'main')
  await Promise.resolve()
  expect(sendBeacon.mock.calls.map(([address, { type }]) => [address, type])).toEqual(
    Array(2).fill(['/reports', 'application/reports+json']),
  )
  const texts = await Promise.all(sendBeacon.mock.calls.map(([, report]) => textOf(report)))
  expect(texts.map((text) => JSON.parse(text))).toEqual([[left('class'), left('listener')], [left('main')]])
})

test('a unit that the registry does not have is not told', async () => {
  createLeavingReports(registry)('unknown', 'class')
  await Promise.resolve()
  expect(sendBeacon).not.toHaveBeenCalled()
})
