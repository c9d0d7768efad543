import { expect, test } from '@jest/globals'
import { limitWindow, moveEnd, panWindow, zoomWindow } from './zoom-window'

const limits = { from: 0, to: 100, narrowest: 10 }

test.each([
  [
    { from: 20, to: 60 },
    { from: 20, to: 60 },
  ],
  [
    { from: -10, to: 30 },
    { from: 0, to: 40 },
  ],
  [
    { from: 90, to: 130 },
    { from: 60, to: 100 },
  ],
  [
    { from: -50, to: 500 },
    { from: 0, to: 100 },
  ],
  [
    { from: 50, to: 52 },
    { from: 46, to: 56 },
  ],
])('%j is limited to %j', (window, limited) => {
  expect(limitWindow(window, limits)).toEqual(limited)
})

test.each([
  ['in', { from: 20, to: 60 }, { from: 30, to: 50 }],
  ['in', { from: 40, to: 52 }, { from: 41, to: 51 }],
  ['out', { from: 20, to: 60 }, { from: 0, to: 80 }],
  ['out', { from: 0, to: 80 }, { from: 0, to: 100 }],
] as const)('zooming %s from %j shows %j', (direction, window, zoomed) => {
  expect(zoomWindow(window, direction, limits)).toEqual(zoomed)
})

test('moves a quarter of the window and stops at the ends', () => {
  expect(panWindow({ from: 20, to: 60 }, 1, limits)).toEqual({ from: 30, to: 70 })
  expect(panWindow({ from: 20, to: 60 }, -1, limits)).toEqual({ from: 10, to: 50 })
  expect(panWindow({ from: 60, to: 100 }, 1, limits)).toEqual({ from: 60, to: 100 })
})

test.each([
  ['from', 50, { from: 50, to: 60 }],
  ['from', 58, { from: 58, to: 68 }],
  ['from', 99, { from: 90, to: 100 }],
  ['to', 25, { from: 15, to: 25 }],
  ['to', 500, { from: 20, to: 100 }],
] as const)('the end %s moved to %i leaves %j', (end, value, moved) => {
  expect(moveEnd({ from: 20, to: 60 }, end, value, limits)).toEqual(moved)
})
