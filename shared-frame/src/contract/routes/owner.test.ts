import { expect, test } from '@jest/globals'
import type { Registry, RegistryEntry } from '../remotes/registry'
import { findRoute } from './owner'

const unit = (name: string, ...patterns: readonly string[]): RegistryEntry => ({
  name,
  version: '1.0.0',
  previousVersion: null,
  enabled: true,
  contracts: '^1.0.0',
  base: `/assets/${name}/1.0.0/`,
  entry: 'remoteEntry.js',
  routes: patterns.map((pattern) => ({ id: pattern, pattern, visibility: 'public' })),
  widgets: [],
  chunks: {},
  integrity: {},
})

const units = [
  unit('shell', '/'),
  unit('notebook', '/:code/:id#', '/so-tay/:id?'),
  unit('menus', '/so-tay/thuc-don', '/so-tay/:id#'),
]

test.each([
  ['/', 'shell', '/'],
  ['/so-tay', 'notebook', '/so-tay/:id?'],
  ['/so-tay/thuc-don', 'menus', '/so-tay/thuc-don'],
  ['/so-tay/thuc-don/?trang=2', 'menus', '/so-tay/thuc-don'],
  ['/so-tay/12-chao', 'menus', '/so-tay/:id#'],
  ['/so-tay/chao', 'notebook', '/so-tay/:id?'],
  ['/van-ban/3', 'notebook', '/:code/:id#'],
  ['/van-ban', undefined, undefined],
])('of the claims on %s that of %s is the most specific: %s', (address, owner, pattern) => {
  const orders: readonly Registry[] = [
    { revision: '1', units },
    { revision: '1', units: [...units].reverse() },
  ]
  for (const registry of orders) {
    const match = findRoute(registry, address)
    expect([match?.unit.name, match?.route.pattern]).toEqual([owner, pattern])
  }
})
