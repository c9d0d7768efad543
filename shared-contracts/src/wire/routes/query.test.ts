import { expect, test } from '@jest/globals'
import { claimedQuery } from './query'

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
  [`?mon=${'a'.repeat(201)}`, ''],
  ['?mon=&trang=3', '?mon=&trang=3'],
  ['', ''],
])('of %s a page takes %s', (search, expected) => {
  expect(claimedQuery(claims, search)).toBe(expected)
})
