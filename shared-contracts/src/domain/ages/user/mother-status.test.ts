import { expect, test } from '@jest/globals'
import { motherStatusOnWire, parseMotherStatus } from './mother-status'

test.each<[unknown, string | null]>([
  [1, 'Pregnance'],
  ['1', 'Pregnance'],
  ['Pregnance', 'Pregnance'],
  ['pregnance', 'Pregnance'],
  [2, 'NursingMother'],
  ['2', 'NursingMother'],
  ['NursingMother', 'NursingMother'],
  [0, null],
  [3, null],
  ['Pregnant', null],
  ['', null],
  [null, null],
  [undefined, null],
  [{}, null],
  [[1], null],
])('%j is read as %s', (value, status) => {
  expect(parseMotherStatus(value)).toBe(status)
})

test('what is sent reads back in both forms', () => {
  for (const status of ['Pregnance', 'NursingMother'] as const) {
    const wire = motherStatusOnWire(status)
    expect(parseMotherStatus(wire.motherStatus)).toBe(status)
    expect(parseMotherStatus(wire.motherStatusName)).toBe(status)
  }
  expect(motherStatusOnWire(null)).toEqual({ motherStatus: null, motherStatusName: null })
})
