import { expect, test } from '@jest/globals'
import { centred, dragged, squareOf } from './crop'

const wide = { width: 900, height: 300 }

test('the largest square stands in the middle', () => {
  expect(squareOf(wide, centred)).toEqual({ left: 300, top: 0, size: 300 })
  expect(squareOf({ width: 300, height: 900 }, centred)).toEqual({ left: 0, top: 300, size: 300 })
})

test('zooming in takes a smaller square', () => {
  expect(squareOf(wide, { ...centred, zoom: 2 })).toEqual({ left: 375, top: 75, size: 150 })
})

test.each([
  ['a drag to the left shows what is right of it', -100, 0, { left: 400, top: 0 }],
  ['up and down there is no room without zoom', 0, -100, { left: 300, top: 0 }],
  ['the picture never leaves the frame', 10_000, 0, { left: 0, top: 0 }],
  ['on either side', -10_000, 0, { left: 600, top: 0 }],
])('%s', (_, dx, dy, place) => {
  expect(squareOf(wide, dragged(wide, centred, dx, dy, 300))).toMatchObject(place)
})
