import { describe, expect, test } from '@jest/globals'
import { idSlug, MAX_ID, parseIdSlug } from './id-slug'

describe('parseIdSlug', () => {
  test.each<[string, { id: number; slug: string } | null]>([
    ['12', { id: 12, slug: '' }],
    ['12-chao-ca-hoi', { id: 12, slug: 'chao-ca-hoi' }],
    ['12-6-8-thang', { id: 12, slug: '6-8-thang' }],
    ['2147483647', { id: MAX_ID, slug: '' }],
    ['2147483648', null],
    ['99999999999999999999', null],
    ['0', null],
    ['12-', null],
    ['-12', null],
    ['12.5', null],
    ['12-Chao', null],
    ['12-cháo', null],
    ['undefined', null],
    ['', null],
  ])('%j', (segment, expected) => {
    expect(parseIdSlug(segment)).toEqual(expected)
  })

  test.each([
    [7, ''],
    [7, 'rau-ngot'],
  ])('reads back what idSlug wrote for %i, %j', (id, slug) => {
    expect(parseIdSlug(idSlug(id, slug))).toEqual({ id, slug })
  })
})
