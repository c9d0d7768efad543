import { expect, jest, test } from '@jest/globals'
import { startTestHost } from '../../testing/test-host'
import { reservedPrefixOf } from './reserved-addresses'

jest.setTimeout(60_000)

test('all that the document host answers by itself is reserved', async () => {
  const host = await startTestHost([], { overridesAllowed: true, liveReload: true })
  const routes = host.app.printRoutes({ commonPrefix: false })
  await host.close()
  const first = [...routes.matchAll(/^[├└]── (\/[^/ ]+)/gm)].map((match) => match[1] ?? '')
  expect(first.length).toBeGreaterThan(20)
  expect(first.filter((address) => reservedPrefixOf(address) === null)).toEqual([])
})

test.each([
  ['/', null],
  ['/api', '/api'],
  ['/API/x', '/api'],
  ['/apis', null],
  ['/_data/:id', '/_data'],
  ['/so-tay-cua-me/api', null],
])('%s lies within %s', (pattern, prefix) => {
  expect(reservedPrefixOf(pattern)).toBe(prefix)
})
