import { describe, expect, test } from '@jest/globals'
import { movesUp, nextPlace, reminderMoment } from './class-times'

const START = new Date('2026-12-12T02:00:00Z')

test.each([
  ['2026-12-11T14:00:00Z', true],
  ['2026-12-11T14:00:01Z', false],
  ['2026-12-12T03:00:00Z', false],
])('at %s who waits moves up: %s', (now, expected) => {
  expect(movesUp(START, new Date(now))).toBe(expected)
})

test.each([
  // 9:00 of the day before, by the clock in Viet Nam.
  ['2026-12-12T02:00:00Z', '2026-12-11T02:00:00.000Z'],
  ['2026-11-30T17:30:00Z', '2026-11-30T02:00:00.000Z'],
  ['2026-12-01T16:59:00Z', '2026-11-30T02:00:00.000Z'],
])('of a class at %s one is reminded at %s', (start, expected) => {
  expect(reminderMoment(new Date(start)).toISOString()).toBe(expected)
})

describe('with two seats', () => {
  test.each([
    [0, 0, 'seat'],
    [1, 0, 'seat'],
    [2, 0, 'wait'],
    [2, 1, 'wait'],
    [2, 2, 'full'],
    // A seat given back too late to be passed on: those who wait come first.
    [1, 1, 'wait'],
  ] as const)('%d taken and %d waiting: %s', (seated, waiting, expected) => {
    expect(nextPlace(2, { seated, waiting })).toBe(expected)
  })
})
