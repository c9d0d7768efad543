import { expect, test } from '@jest/globals'
import { withAbsoluteAddresses } from './absolute-addresses'

const ORIGIN = 'https://example.vn'

test.each([
  [{ url: '/tin-moi' }, { url: 'https://example.vn/tin-moi' }],
  [{ item: '/' }, { item: 'https://example.vn/' }],
  [{ '@id': '/a-&-b' }, { '@id': 'https://example.vn/a-&-b' }],
  [
    { image: ['/media/a.svg', 'https://x.vn/b.svg'] },
    { image: ['https://example.vn/media/a.svg', 'https://x.vn/b.svg'] },
  ],
  [{ urlTemplate: '/tim-kiem?keyword={k}' }, { urlTemplate: 'https://example.vn/tim-kiem?keyword={k}' }],
  [{ publisher: { url: '/' } }, { publisher: { url: 'https://example.vn/' } }],
  [
    { name: '/khong-phai-dia-chi', url: '//other.vn/x' },
    { name: '/khong-phai-dia-chi', url: '//other.vn/x' },
  ],
  [
    { position: 1, free: true, none: null },
    { position: 1, free: true, none: null },
  ],
])('%j becomes %j', (given, expected) => {
  expect(withAbsoluteAddresses(given, ORIGIN)).toEqual(expected)
})
