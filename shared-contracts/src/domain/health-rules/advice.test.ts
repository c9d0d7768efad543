import { expect, test } from '@jest/globals'
import { type AdviceText, chooseAdvice, mostUrgent } from './advice'

type Finding = 'short' | 'heavy' | 'light'

function text(id: string, findings: readonly (readonly Finding[])[], more: Partial<AdviceText<Finding>> = {}) {
  return {
    id,
    audience: [{ stage: 'child', fromDay: 0, toDay: 100 }],
    findings,
    covers: [],
    urgency: 'watch',
    text: id,
    rules: [],
    ...more,
  } satisfies AdviceText<Finding>
}

const texts = [
  text('short', [['short']]),
  text('light', [['light']], { urgency: 'see now' }),
  text('heavy', [['heavy']]),
  text('short and heavy', [['short'], ['heavy']], { covers: ['light'] }),
]
const chosen = (day: number, ...findings: readonly Finding[]) =>
  chooseAdvice<Finding, AdviceText<Finding>>(texts, { stage: 'child', day }, findings).map(({ id }) => id)

test('a combination speaks for its findings, and for what it covers', () => {
  expect(chosen(100, 'short')).toEqual(['short'])
  expect(chosen(100, 'short', 'heavy')).toEqual(['short and heavy'])
  expect(chosen(100, 'heavy', 'light', 'short')).toEqual(['short and heavy'])
})

test('what nothing combines is told side by side, the urgent first, to whom it is meant for', () => {
  expect(chosen(100, 'short', 'light')).toEqual(['light', 'short'])
  expect(chosen(101, 'short', 'light')).toEqual([])
})

test('the more careful one decides', () => {
  expect(mostUrgent(['fine', 'see', 'watch'])).toBe('see')
  expect(mostUrgent([])).toBeNull()
})
