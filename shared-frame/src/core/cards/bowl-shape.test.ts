import { expect, test } from '@jest/globals'
import { wedge } from './bowl-shape'

test.each([
  ['a quarter from the top', 0, 0.25, 'M0 0L0 -40A40 40 0 0 1 40 0Z'],
  ['the half below', 0.25, 0.75, 'M0 0L40 0A40 40 0 0 1 -40 0Z'],
  ['three quarters take the long way', 0, 0.75, 'M0 0L0 -40A40 40 0 1 1 -40 0Z'],
  ['all of it needs two arcs', 0, 1, 'M0 -40A40 40 0 1 1 0 40A40 40 0 1 1 0 -40Z'],
])('%s', (_, from, to, path) => {
  expect(wedge(from, to, 40)).toBe(path)
})
