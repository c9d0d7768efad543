import { describe, expect, test } from '@jest/globals'
import { reviewOfAdvice, reviewOfAll } from './review'
import type { Review } from './signature'

const signed: Review = { state: 'signed', name: 'Lê A', title: 'Thạc sĩ dinh dưỡng', date: '2027-01-05' }
const later: Review = { ...signed, name: 'Trần B', date: '2027-02-01' }
const changed: Review = { ...signed, state: 'changed', date: '2026-12-01' }
const unsigned: Review = { state: 'unsigned' }

describe('the review of several texts', () => {
  test.each<[string, readonly Review[], Review]>([
    ['no text', [], unsigned],
    ['one unsigned among signed', [signed, unsigned], unsigned],
    ['all signed: the latest', [signed, later], later],
    ['one changed among signed', [later, changed], changed],
  ])('%s', (_, reviews, expected) => {
    expect(reviewOfAll(reviews)).toEqual(expected)
  })

  test('of advice is found by tool and id', () => {
    const reviews = { 'growth:below': signed, 'diet:below': later }
    expect(reviewOfAdvice('growth', ['below'], reviews)).toEqual(signed)
    expect(reviewOfAdvice('growth', ['below', 'above'], reviews)).toEqual(unsigned)
  })
})
