import { describe, expect, test } from '@jest/globals'
import { parseRegistryState } from '../registry-state'
import { EMPTY_BOOK } from './address-book'
import { type AddressOrder, changeAddresses } from './change-addresses'

const unit = (name: string, ...patterns: readonly string[]) => ({
  name,
  routes: patterns.map((pattern, index) => ({ id: `r${index}`, pattern, visibility: 'public' as const })),
})
const active = [unit('notebook', '/so-tay', '/so-tay/:id#'), unit('menus', '/thuc-don/mon-an')]
const book = { owners: { '/so-tay': 'notebook', '/thuc-don': 'menus' }, yielded: [] }
const yielded = { ...book, yielded: [{ pattern: '/so-tay/moi', from: 'notebook', to: 'menus' }] }
const change = (order: AddressOrder, from: typeof book | typeof yielded = book, units = active) =>
  changeAddresses(from, order, units)

describe('orders', () => {
  test.each<[AddressOrder, string, object]>([
    [
      { action: 'own', unit: 'surveys', prefix: '/so-tay/khao-sat' },
      'surveys',
      { owners: { ...book.owners, '/so-tay/khao-sat': 'surveys' } },
    ],
    [
      { action: 'own', unit: 'menus', prefix: '/thuc-don/mon-an' },
      'menus',
      { owners: { ...book.owners, '/thuc-don/mon-an': 'menus' } },
    ],
    [{ action: 'yield', unit: 'notebook', pattern: '/so-tay/moi', to: 'menus' }, 'notebook', yielded],
    [
      { action: 'yield', unit: 'notebook', pattern: '/so-tay/:code#', to: null },
      'notebook',
      { yielded: [{ pattern: '/so-tay/:code#', from: 'notebook', to: null }] },
    ],
  ])('%j', (order, told, expected) => {
    const next = change(order)
    expect([next.book, next.unit]).toEqual([{ ...book, ...expected }, told])
  })

  test('yielding anew replaces, and ends', () => {
    const anew = change({ action: 'yield', unit: 'notebook', pattern: '/so-tay/moi', to: 'surveys' }, yielded)
    expect(anew.book.yielded).toEqual([{ pattern: '/so-tay/moi', from: 'notebook', to: 'surveys' }])
    expect(change({ action: 'unyield', unit: 'notebook', pattern: '/so-tay/moi' }, yielded).book).toEqual(book)
  })

  test('a prefix without pages belongs to nobody then', () => {
    const owners = { ...book.owners, '/cu': 'menus' }
    expect(change({ action: 'disown', prefix: '/cu' }, { ...book, owners }).book).toEqual(book)
  })

  test('what was left to another unit stays with it while it has a page there', () => {
    const left = change({ action: 'yield', unit: 'notebook', pattern: '/so-tay/:id#', to: 'surveys' }).book
    const moved = [unit('notebook', '/so-tay'), unit('surveys', '/so-tay/:id#'), unit('menus', '/thuc-don/mon-an')]
    expect(() =>
      changeAddresses(left, { action: 'unyield', unit: 'notebook', pattern: '/so-tay/:id#' }, moved),
    ).toThrow('Active releases have pages there; promote releases without them first')
    expect(changeAddresses(left, { action: 'own', unit: 'notebook', prefix: '/so-tay' }, moved).book).toEqual(left)
  })
})

test.each<[AddressOrder, string]>([
  [{ action: 'own', unit: 'surveys', prefix: '/' }, '"/" is no prefix: write literal segments in small letters'],
  [{ action: 'own', unit: 'surveys', prefix: '/a/:id' }, '"/a/:id" is no prefix'],
  [
    { action: 'own', unit: 'surveys', prefix: '/media/x' },
    '/media/x lies within /media, which the document host answers',
  ],
  [
    { action: 'own', unit: 'surveys', prefix: '/so-tay' },
    '/so-tay (notebook, r0) lies within /so-tay, which belongs to surveys',
  ],
  [{ action: 'disown', prefix: '/x' }, '/x is no prefix that somebody owns: see npm run release -- addresses'],
  [{ action: 'disown', prefix: 'toString' }, 'toString is no prefix that somebody owns'],
  [{ action: 'disown', prefix: '/thuc-don' }, 'menus has pages there (/thuc-don/mon-an) and would own /thuc-don again'],
  [{ action: 'yield', unit: 'menus', pattern: '/so-tay/moi', to: 'surveys' }, '/so-tay/moi does not belong to menus'],
  [
    { action: 'yield', unit: 'notebook', pattern: '/so-tay/x', to: null },
    'notebook has no page at /so-tay/x; it has /so-tay,',
  ],
  [
    { action: 'yield', unit: 'notebook', pattern: '/so-tay/', to: 'menus' },
    '"/so-tay/" is no route pattern: write it as',
  ],
  [{ action: 'yield', unit: 'notebook', pattern: '/so-tay', to: 'notebook' }, "can't be yielded to: name another unit"],
  [{ action: 'unyield', unit: 'notebook', pattern: '/so-tay' }, 'notebook has not yielded /so-tay'],
])('%j: %s', (order, message) => {
  expect(() => change(order)).toThrow(message)
})

describe('the state file', () => {
  const read = (addresses: unknown) => parseRegistryState(JSON.stringify({ units: {}, addresses })).state.addresses

  test('one from before addresses had owners, or with a malformed part, costs nothing', () => {
    expect(parseRegistryState('{"units":{}}').state.addresses).toEqual(EMPTY_BOOK)
    for (const bad of [null, 7, [], {}, { owners: 'x' }]) expect(read(bad)).toEqual(EMPTY_BOOK)
  })

  test('what can be read of it is kept', () => {
    const bad = { owners: { ...book.owners, '/x/': 'menus', '/y': '../z' }, yielded: [...yielded.yielded, { to: 1 }] }
    expect(read(bad)).toEqual(yielded)
    expect(read({ owners: book.owners, yielded: 7 })).toEqual(book)
  })
})
