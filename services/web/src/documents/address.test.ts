import { describe, expect, test } from '@jest/globals'
import { type Address, encodePath, locationOf, readAddress, spellAddress, withQuery } from './address'

describe('readAddress', () => {
  test.each<[string, Address]>([
    ['/', { kind: 'page', path: '/', search: '' }],
    ['/?', { kind: 'page', path: '/', search: '' }],
    ['/a?b=1', { kind: 'page', path: '/a', search: '?b=1' }],
    ['/th%C6%B0c-%C4%91%C6%A1n', { kind: 'page', path: '/thưc-đơn', search: '' }],
    ['/a&b', { kind: 'page', path: '/a&b', search: '' }],
    ['/a%26b?c=%26', { kind: 'redirect', location: '/a&b?c=%26' }],
    ['/a/', { kind: 'redirect', location: '/a' }],
    ['///', { kind: 'redirect', location: '/' }],
    ['//evil.example/%26', { kind: 'redirect', location: '/evil.example/&' }],
    ['/\\evil.example', { kind: 'redirect', location: '/%5Cevil.example' }],
    ['http://evil.example//x', { kind: 'redirect', location: '/http:/evil.example/x' }],
    ['/%2Ftrang-ca-nhan-cua-ban/7', { kind: 'redirect', location: '/trang-ca-nhan-cua-ban/7' }],
    ['/trang-ca-nhan-cua-ban%2F7', { kind: 'redirect', location: '/trang-ca-nhan-cua-ban/7' }],
    ['/%74rang-ca-nhan-cua-ban/7', { kind: 'redirect', location: '/trang-ca-nhan-cua-ban/7' }],
    ['/trang-ca-nhan-cua-ban/7%2F%2f', { kind: 'redirect', location: '/trang-ca-nhan-cua-ban/7' }],
    ['/tra%cc%80', { kind: 'redirect', location: '/tr%C3%A0' }],
    ['/th%c6%b0c', { kind: 'redirect', location: '/th%C6%B0c' }],
    ['/a/%2e%2e/b', { kind: 'page', path: '/a/../b', search: '' }],
    ['/%2574rang', { kind: 'page', path: '/%74rang', search: '' }],
    ['/a%3Fb', { kind: 'page', path: '/a?b', search: '' }],
    ['/a%5Cb', { kind: 'page', path: '/a\\b', search: '' }],
    ['/a|b', { kind: 'redirect', location: '/a%7Cb' }],
    ['/%', { kind: 'malformed' }],
    ['/%E0%A4%A', { kind: 'malformed' }],
    ['/a%00', { kind: 'malformed' }],
    ['/a%0d%0aset-cookie:x', { kind: 'malformed' }],
  ])('%j', (url, expected) => {
    expect(readAddress(url)).toEqual(expected)
  })
})

test.each([
  ['/a&b/đ c', '/a&b/%C4%91%20c'],
  ['/a?b#c', '/a%3Fb%23c'],
])('encodePath(%j)', (path, expected) => {
  expect(encodePath(path)).toBe(expected)
})

describe('locationOf', () => {
  test.each([
    ['/so-tay', '/so-tay'],
    ['/so-tay/', '/so-tay'],
    ['/theo-doi-%26-van-dong', '/theo-doi-&-van-dong'],
    ['/tim?q=sữa', '/tim?q=s%E1%BB%AFa'],
    ['/tim?q=s%E1%BB%AFa#a', '/tim?q=s%E1%BB%AFa#a'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://evil.example', null],
    ['', null],
    ['/a\r\nset-cookie: x', null],
  ])('%j', (target, expected) => {
    expect(locationOf(target)).toBe(expected)
  })
})

test.each([
  ['/a', '?x=1', '/a?x=1'],
  ['/a?own=1', '?x=1', '/a?own=1'],
  ['/a#b', '?x=1', '/a?x=1#b'],
  ['/a', '', '/a'],
])('withQuery(%j, %j)', (location, search, expected) => {
  expect(withQuery(location, search)).toBe(expected)
})

test.each([
  ['/', '/'],
  ['/so-tay?x=%2F', '/so-tay?x=%2F'],
  ['/%61pi/User/Login', '/api/User/Login'],
  ['//api//User/Login/', '/api/User/Login'],
  ['/_data/', '/_data/'],
  ['/_data%2Fa', '/_data/a'],
  ['/%', '/%'],
])('%j is spelled %j, which is spelled so for ever', (url, expected) => {
  expect(spellAddress(url)).toBe(expected)
  expect(spellAddress(expected)).toBe(expected)
})
