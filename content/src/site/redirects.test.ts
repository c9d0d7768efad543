import { describe, expect, test } from '@jest/globals'
import { readRedirects } from './redirect-content'
import { redirectKey, redirectWay } from './redirects'
import { siteAddresses } from './site-addresses'

describe('redirectKey', () => {
  test.each([
    ['/A/B/', '/a/b'],
    ['/a?x=1#y', '/a'],
    ['/th%E1%BB%B1c', '/thực'],
    ['/', '/'],
    ['a', null],
    ['', null],
    ['/%zz', null],
    ['/a%26b', '/a&b'],
  ])('%j is %j', (path, key) => {
    expect(redirectKey(path)).toBe(key)
  })
})

test('redirectWay tells direct rows from chains and loops', () => {
  const table = new Map<string, string | null>([
    ['/a', '/b'],
    ['/b', '/C'],
    ['/c', '/end?x=1'],
    ['/gone', null],
    ['/to-gone', '/gone'],
    ['/x', '/y'],
    ['/y', '/x'],
    ['/self', '/self/'],
    ['/into-loop', '/x'],
  ])
  expect([...table.keys()].map((from) => [from, redirectWay(table, from)])).toEqual([
    ['/a', { kind: 'chain', end: '/end?x=1' }],
    ['/b', { kind: 'chain', end: '/end?x=1' }],
    ['/c', { kind: 'direct' }],
    ['/gone', { kind: 'direct' }],
    ['/to-gone', { kind: 'chain', end: null }],
    ['/x', { kind: 'loop' }],
    ['/y', { kind: 'loop' }],
    ['/self', { kind: 'loop' }],
    ['/into-loop', { kind: 'loop' }],
  ])
})

const addresses = siteAddresses({
  article_catalogs: [
    { id: 1, code: 'van-ban', staff_only: false },
    { id: 2, code: 'tai-lieu-chuyen-mon', staff_only: true },
  ],
  articles: [
    { id: 9001, slug: 'quyet-dinh', article_catalog_id: 1 },
    { id: 5001, slug: 'z-score', article_catalog_id: 2 },
  ],
  dishes: [{ id: 7, slug: 'chao-ca' }],
  menus: [{ id: 3 }],
})

const problemsOf = (...lines: string[]) =>
  readRedirects('old.csv', `from,to\n${lines.join('\n')}\n`, addresses).problems.map(
    ({ line, field, message }) => `${line} ${field}: ${message}`,
  )

describe('readRedirects', () => {
  test('takes rows to pages, articles, dishes and menus of today, and to nothing', () => {
    const read = readRedirects(
      'old.csv',
      'from,to\n/Cu/1,/so-tay-cua-me\n/cu/2,/gioi-thieu/van-ban/9001-quyet-dinh\n/cu/3,/thuc-don-can-bang-dinh-duong/mon-an/7-chao-ca\n/cu/4,/thuc-don-can-bang-dinh-duong/thuc-don/3\n/cu/5,/tim-kiem?keyword=ph%E1%BB%9F\n/cu/6,/danh-cho-can-bo-y-te/tai-lieu-chuyen-mon/5001\n/cu/7,\n',
      addresses,
    )
    expect(read.problems).toEqual([])
    expect(read.rows.map(({ from, to }) => [from, to])).toEqual([
      ['/cu/1', '/so-tay-cua-me'],
      ['/cu/2', '/gioi-thieu/van-ban/9001-quyet-dinh'],
      ['/cu/3', '/thuc-don-can-bang-dinh-duong/mon-an/7-chao-ca'],
      ['/cu/4', '/thuc-don-can-bang-dinh-duong/thuc-don/3'],
      ['/cu/5', '/tim-kiem?keyword=ph%E1%BB%9F'],
      ['/cu/6', '/danh-cho-can-bo-y-te/tai-lieu-chuyen-mon/5001'],
      ['/cu/7', null],
    ])
  })

  test.each([
    ['a chain', ['/a,/b', '/b,/so-tay-cua-me'], ['2 to: /b lại dẫn đi tiếp; hãy ghi thẳng /so-tay-cua-me']],
    [
      'a chain to what is gone',
      ['/a,/b', '/b,'],
      ['2 to: /b lại dẫn đi tiếp; hãy ghi thẳng ô trống, vì trang ấy đã gỡ (410)'],
    ],
    ['a loop', ['/a,/b', '/b,/a'], ['2 to: Chuyển hướng vòng quanh từ /a', '3 to: Chuyển hướng vòng quanh từ /b']],
    ['what occurs twice', ['/a,/so-tay-cua-me', '/A/,/tin-moi'], ['3 from: /a đã có ở dòng 2']],
    ['no path', ['a,/tin-moi'], ['2 from: Địa chỉ cũ phải bắt đầu bằng /']],
    ['a page of today', ['/Tin-Moi,/so-tay-cua-me'], ['2 from: /tin-moi là địa chỉ của một trang đang có']],
    ['a name that the code leads on', ['/Verify,/'], ['2 from: /verify là địa chỉ của một trang đang có']],
    [
      'an article of today under any slug',
      ['/gioi-thieu/van-ban/9001-ten-cu,/tin-moi', '/Article/9001,/tin-moi'],
      [
        '2 from: /gioi-thieu/van-ban/9001-ten-cu là địa chỉ của một trang đang có',
        '3 from: /article/9001 là địa chỉ của một trang đang có',
      ],
    ],
    ['a target that is not there', ['/a,/khong-co'], ['2 to: Không có trang /khong-co']],
    [
      'another spelling of a target',
      ['/a,/gioi-thieu/van-ban/9001'],
      ['2 to: Không có trang /gioi-thieu/van-ban/9001'],
    ],
    ['a target outside', ['/a,//evil.example'], ['2 to: Không có trang //evil.example']],
    [
      'the title of an article for medical staff',
      ['/a,/danh-cho-can-bo-y-te/tai-lieu-chuyen-mon/5001-z-score'],
      [
        '2 to: Bài dành cho cán bộ y tế chỉ được ghi bằng số, tiêu đề không lộ ra: /danh-cho-can-bo-y-te/tai-lieu-chuyen-mon/5001',
      ],
    ],
    ['a row of three cells', ['/a,/tin-moi,x'], ['null : line 2: 3 cells instead of 2']],
  ])('%s is refused with its line', (_, lines, expected) => {
    expect(problemsOf(...lines)).toEqual(expected)
  })

  test('known rows are not repeated, and not contradicted', () => {
    const known = [{ from: '/cu/1', to: '/tin-moi' }]
    const read = readRedirects(
      'old.csv',
      'from,to\n/cu/1,/tin-moi\n/cu/2,/cu/1\n/CU/1/,/so-tay-cua-me\n',
      addresses,
      known,
    )
    expect(read.rows).toEqual([])
    expect(read.problems.map(({ line, message }) => [line, message])).toEqual([
      [3, '/cu/1 lại dẫn đi tiếp; hãy ghi thẳng /tin-moi'],
      [4, '/cu/1 đã có ở dòng 2'],
    ])
  })
})
