import { expect, test } from '@jest/globals'
import { articleWith, contentWith } from '../../desk/content/testing/content-with'
import { overdueText } from './overdue-command'

const NOW = new Date('2026-11-21T03:00:00Z')

test.each([
  ['2026-11-21', /2026-11-21 overdue dinh-duong-va-suc-khoe-cho-be 3001/],
  ['2026-11-22', /2026-11-22 due {5}dinh-duong-va-suc-khoe-cho-be 3001/],
  ['2027-01-20', /2027-01-20 due /],
])('an article to be reviewed on %s is listed', (day, expected) => {
  const { rows } = contentWith(articleWith(`reviewDueAt: ${day}`), NOW)
  expect(overdueText(rows, NOW)).toMatch(expected)
  expect(overdueText(rows, NOW)).toMatch(/\nmedium:\n/)
})

test.each([
  ['later than in 60 days', ['reviewDueAt: 2027-01-21']],
  ['of a draft', ['reviewDueAt: 2026-01-01', 'status: draft']],
])('one %s is not', (_, lines) => {
  const { rows } = contentWith(articleWith(...lines), NOW)
  expect(overdueText(rows, NOW)).toBe('0 articles overdue or due until 2027-01-20')
})
