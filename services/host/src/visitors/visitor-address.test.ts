import { expect, test } from '@jest/globals'
import { visitorAddress, visitorNetwork } from './visitor-address'

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.0.0/16'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.0.0/16'],
  ['2402:800:61b1:9:aaaa::1', '2402:800:61b1:9::/64', '2402:800::/32'],
  ['2402:0800:61b1:9::2%eth0', '2402:800:61b1:9::/64', '2402:800::/32'],
  ['::1', '0:0:0:0::/64', '0:0::/32'],
  ['unknown', 'unknown', 'unknown'],
])('%s is of the visitor %s in the network %s', (ip, visitor, network) => {
  expect(visitorAddress(ip)).toBe(visitor)
  expect(visitorNetwork(ip)).toBe(network)
})
