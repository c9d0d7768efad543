import { expect, test } from '@jest/globals'
import { type Gestation, gestationAfterMove } from './moved-visit'

const weeks = (gestationWeeks: number | null, gestationDayInWeek: number | null = null): Gestation => ({
  gestationWeeks,
  gestationDayInWeek,
})

test.each([
  ['the book of the other child', weeks(33), weeks(33), weeks(36, 2), false, weeks(36, 2)],
  ['a book that says term, though it was typed', weeks(33), null, weeks(null), false, weeks(null)],
  ['nothing of a sibling born early, whose form it was', weeks(33, 1), weeks(33, 1), null, false, weeks(null)],
  ['a twin of the same birth', weeks(33, 1), weeks(33, 1), null, true, weeks(33, 1)],
  ['what only this visit says', weeks(33), weeks(null), null, false, weeks(33)],
  ['what differs by days', weeks(33, 1), weeks(33, 2), null, false, weeks(33, 1)],
  ['the only visit there is', weeks(33), null, null, false, weeks(33)],
  ['term', weeks(null), weeks(null), null, false, weeks(null)],
])('a moved visit takes over %s', (_, visit, formerBook, book, areTwins, expected) => {
  expect(gestationAfterMove({ visit, formerBook, book, areTwins })).toEqual(expected)
})
