import { expect, test } from '@jest/globals'
import Fastify from 'fastify'
import { serviceHeaders, type Trust, visitorOf } from './visitor'

const SECRET = 's'.repeat(32)

async function seen(trust: Trust, headers: Record<string, string>) {
  const app = Fastify()
  app.get('/', (request) => visitorOf(request, trust))
  return (await app.inject({ url: '/', headers, remoteAddress: '192.0.2.9' })).json()
}

test.each([
  ['no proxy: nothing is believed', 0, '203.0.113.1', '192.0.2.9'],
  ['one proxy, which appended the last', 1, '198.51.100.66, 203.0.113.1', '203.0.113.1'],
  ['two proxies', 2, '198.51.100.66, 203.0.113.1, 10.0.0.1', '203.0.113.1'],
  ['fewer entries than proxies: somebody went round one', 2, '198.51.100.66', '192.0.2.9'],
  ['an empty header', 1, '', '192.0.2.9'],
])('%s', async (_, trustedHops, forwarded, address) => {
  const trust = { trustedHops, serviceSecret: SECRET }
  expect(await seen(trust, { 'x-forwarded-for': forwarded })).toEqual({ address, service: false })
})

test('a service names its visitor, or asks for itself', async () => {
  const trust = { trustedHops: 0, serviceSecret: SECRET }
  expect(await seen(trust, serviceHeaders(SECRET, '203.0.113.5'))).toEqual({ address: '203.0.113.5', service: false })
  expect(await seen(trust, serviceHeaders(SECRET))).toEqual({ address: '192.0.2.9', service: true })
})

test.each([
  ['a wrong secret', SECRET, { 'x-service-secret': 'x'.repeat(32), 'x-visitor-address': '203.0.113.5' }],
  ['no secret', SECRET, { 'x-visitor-address': '203.0.113.5' }],
  ['an empty secret where none is set', null, { 'x-service-secret': '', 'x-visitor-address': '203.0.113.5' }],
])('%s proves nothing', async (_, serviceSecret, headers) => {
  expect(await seen({ trustedHops: 0, serviceSecret }, headers)).toEqual({ address: '192.0.2.9', service: false })
})
