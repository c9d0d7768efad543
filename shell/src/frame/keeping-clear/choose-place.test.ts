import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Box, COST, choosePlace, costOf, type Thing } from './choose-place'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const thing = (at: Box, rest: Partial<Thing> = {}): Thing => ({ box: at, kind: 'control', focused: false, ...rest })

/** The chat's button on a phone of 360 × 740. */
const chat = box(288, 668, 56, 56)

test.each<[string, Thing, number]>([
  ['a control beside it', thing(box(16, 668, 272, 56)), COST.nothing],
  ['a small control under it', thing(box(290, 670, 44, 44)), COST.control],
  ['a small control that it half covers', thing(box(260, 690, 48, 48)), COST.control],
  ['the end of a wide button', thing(box(16, 672, 328, 48)), COST.edge],
  ['the corner of a card', thing(box(16, 560, 328, 200)), COST.edge],
  ['a card whose middle it holds', thing(box(232, 600, 160, 200)), COST.control],
  ['a bar that stays at the foot', thing(box(0, 620, 360, 120), { kind: 'bar' }), COST.control],
  ['the end of a line', thing(box(16, 690, 280, 22), { kind: 'text' }), COST.text],
  ['a line that ends before it', thing(box(16, 690, 270, 22), { kind: 'text' }), COST.nothing],
  ['the corner of a card that has the focus', thing(box(16, 560, 328, 200), { focused: true }), COST.focused],
])('%s', (_, under, cost) => {
  expect(costOf(chat, [under])).toBe(cost)
})

test('the first place that costs nothing, else the cheapest that covers no control', () => {
  expect(choosePlace([COST.control, COST.nothing, COST.nothing], false)).toBe(1)
  expect(choosePlace([COST.edge, COST.control, COST.edge], false)).toBe(0)
})

test('where there is none, an offer goes and an answer stays, never over the control in use if it can help it', () => {
  expect(choosePlace([COST.control, COST.focused], false)).toBeNull()
  expect(choosePlace([COST.focused, 2 * COST.control, COST.control], true)).toBe(2)
  expect(choosePlace([COST.text, COST.control], false)).toBeNull()
  expect(choosePlace([3 * COST.text, COST.control, COST.text], true)).toBe(2)
  expect(choosePlace([], false)).toBeNull()
})

test('what is shown unasked never lies on the middle of a control', () => {
  const control = fc
    .record({
      left: fc.nat(330),
      top: fc.nat(720),
      width: fc.integer({ min: 24, max: 328 }),
      height: fc.integer({ min: 24, max: 200 }),
    })
    .map(({ left, top, width, height }) => thing(box(left, top, width, height)))
  fc.assert(
    fc.property(fc.array(control, { maxLength: 40 }), (things) => {
      const places = [0, 72, 144].map((lift) => ({ ...chat, top: chat.top - lift, bottom: chat.bottom - lift }))
      const chosen = choosePlace(
        places.map((place) => costOf(place, things)),
        false,
      )
      const place = chosen === null ? undefined : places[chosen]
      for (const { box: at } of place ? things : []) {
        const x = (at.left + at.right) / 2
        const y = (at.top + at.bottom) / 2
        const isUnder = place && x > place.left && x < place.right && y > place.top && y < place.bottom
        expect(isUnder).toBe(false)
      }
    }),
  )
})
