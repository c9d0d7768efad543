import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { claimedQuery, queryText } from './query'

const claims = ['trang#', 'mua=xuan|he', 'mon']

test.each([
  ['?trang=2&mua=he&mon=ch%C3%A1o', '?mon=ch%C3%A1o&mua=he&trang=2'],
  ['?utm_source=x&a[]=1', ''],
  ['?trang=0', ''],
  ['?trang=01', ''],
  ['?trang=1e3', ''],
  ['?trang=1234567', ''],
  ['?trang=-1', ''],
  ['?trang=12', '?trang=12'],
  ['?mua=thu', ''],
  ['?mua=xuan|he', ''],
  ['?mua=', ''],
  ['?mua=he&mua=xuan', '?mua=he'],
  // Too long: cut, as the page in the browser cuts it, not left out.
  [`?mon=${'a'.repeat(300)}`, `?mon=${'a'.repeat(100)}`],
  [`?mon=${'a'.repeat(99)}${encodeURIComponent('😀')}b`, `?mon=${'a'.repeat(99)}${encodeURIComponent('😀')}`],
  ['?mon=+ca%CC%81+', '?mon=c%C3%A1'],
  ['?mon=&trang=3', '?mon=&trang=3'],
  ['', ''],
])('of %s a page takes %s', (search, expected) => {
  expect(claimedQuery(claims, search)).toBe(expected)
})

test('what the host has cut the browser leaves as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
      const cut = new URLSearchParams(claimedQuery(['mon'], `?${new URLSearchParams({ mon: typed })}`)).get('mon')
      expect(cut).toBe(queryText(typed))
      expect(queryText(cut ?? '')).toBe(cut)
    }),
  )
})
