import { describe, expect, test } from '@jest/globals'
import { checkContent } from './check-content'
import { problemText } from './files/problem'
import { fixtureFiles, memoryFolder } from './testing/fixture-content'

function problemsWith(changes: Readonly<Record<string, string | undefined>>): string[] {
  const files = Object.entries({ ...fixtureFiles, ...changes }).flatMap(([file, text]) =>
    text === undefined ? [] : [[file, text] as const],
  )
  return checkContent(memoryFolder(Object.fromEntries(files))).problems.map(problemText)
}

const BABY = 'articles/dinh-duong-va-suc-khoe-cho-be/3001-duong-trong-bua-an.md'
const changed = (file: string, from: string, to: string) => ({ [file]: (fixtureFiles[file] ?? '').replace(from, to) })

describe('checkContent', () => {
  test('the fixture has no problem, and the same hash each time', () => {
    const first = checkContent(memoryFolder(fixtureFiles))
    expect(first.problems).toEqual([])
    expect(checkContent(memoryFolder(fixtureFiles)).hash).toBe(first.hash)
  })

  test.each<[string, Readonly<Record<string, string | undefined>>, RegExp]>([
    ['an unknown catalog', changed(BABY, 'catalog: dinh', 'catalog: khong'), /3001-.*:\d+ catalog: /],
    ['an unknown category', changed(BABY, 'category: an-dam', 'category: xa-la'), /3001-.*:\d+ category: .*xa-la/],
    ['an unknown tag', changed(BABY, '[sat]', '[la]'), /3001-.*:\d+ tags: Không có nhãn la/],
    ['a long title', changed(BABY, 'Đường trong', 'Đ'.repeat(111)), /3001-.*:3 title: .*110/],
    ['a bad day', changed(BABY, '2026-01-05', '2026-02-30'), /publishedAt: .*năm-tháng-ngày/],
    [
      'a food with more sugar than carbohydrate',
      changed('nutrition/materials.csv', '136V,,,,,,', '136V,,,,2V,,3V'),
      /materials\.csv sugarG: 2 Cá hồi: đường 3 g, nhiều hơn glucid 2 g$/,
    ],
    ['a missing author', changed(BABY, 'author: Ban biên tập\n', ''), /author: Vui lòng/],
    ['another id than the name', changed(BABY, 'id: 3001', 'id: 3009'), /id: Tên tệp phải bắt đầu bằng 3009-/],
    ['no front matter', { [BABY]: 'Chào' }, /3001-.*:1: Thiếu phần đầu/],
    ['broken YAML', changed(BABY, 'title: "', 'title: "x" "'), /3001-.*:\d+: YAML/],
    ['a level 1 heading', changed(BABY, '## Mở', '# Mở'), /3001-.*:\d+: Chỉ dùng tiêu đề/],
    ['an image', changed(BABY, 'Nội dung.', '![a](/b.svg)'), /3001-.*:\d+: Ảnh \/b.svg chưa có dòng nào/],
    ['a link of another kind', changed(BABY, 'Nội dung.', '[a](//x.example/y)'), /3001-.*:\d+: Liên kết không hợp lệ/],
    [
      'a staff catalog that says it is open',
      changed('article-catalogs.json', '"staffOnly":true', '"staffOnly":false'),
      /article-catalogs.json.*tai-lieu-chuyen-mon: staffOnly phải là true/,
    ],
    [
      'an open catalog that says it is for staff',
      changed('article-catalogs.json', '"staffOnly":false', '"staffOnly":true'),
      /article-catalogs.json.*dinh-duong-va-suc-khoe-cho-be: staffOnly phải là false/,
    ],
    [
      'a catalog that does not say whom it is for',
      changed('article-catalogs.json', ',"staffOnly":true', ''),
      /article-catalogs.json.*staffOnly/,
    ],
    [
      'an article twice',
      { 'articles/tai-lieu-chuyen-mon/3001-x.md': fixtureFiles[BABY] },
      /đã được dùng|nằm trong thư mục/,
    ],
    ['broken JSON', { 'site/faq.json': '[{' }, /site\/faq.json: JSON/],
    ['no list', { 'site/faq.json': '{}' }, /site\/faq.json: Tệp phải chứa một danh sách/],
    [
      'a product that may not be promoted',
      changed('site/products.json', 'Muối i-ốt', 'Sữa công thức'),
      /products.json.*Nghị định 100\/2014\/NĐ-CP.*Sữa công thức/,
    ],
    ['a price of nothing', changed('site/products.json', '420000', '0'), /products.json.*pricePerKg/],
    ['a price of no day', changed('site/products.json', '2026-10', '2026-13'), /products.json.*asOf/],
    [
      'a price of an unknown material',
      changed('site/products.json', 'ca_hoi', 'ca_la'),
      /products.json prices: .*ca_la/,
    ],
    [
      'a unit of the market without weight',
      changed('nutrition/unit-conversions.csv', 'gói,100', 'gói,0'),
      /unit-conversions.csv:3: grams/,
    ],
    [
      'a stall that is not there',
      changed('nutrition/market.json', 'Cá, tôm', 'Cá'),
      /market.json: Không có quầy "Cá, tôm"/,
    ],
    ['an absent file', { 'site/products.json': undefined }, /site\/products.json: Không có tệp này/],
    ['an id twice', changed('site/geography/provinces.json', '"id":2', '"id":1'), /provinces.json \[1\].id: .*1/],
    [
      'a dangling reference',
      changed('site/geography/districts.json', '"provinceId":1', '"provinceId":7'),
      /districts.json \[0\].provinceId: .*7/,
    ],
    ['an unknown district', changed('site/geography/wards.csv', '4,1,1,', '4,1,7,'), /wards.csv:2 districtId: .*7/],
    ['a class that ends early', changed('site/cooking-classes.json', '02:00', '00:10'), /\[0\].endTime/],
    [
      'an unknown material',
      changed('nutrition/dishes.csv', 'ca_hoi:25', 'ca_thu:25'),
      /nutrition\/dishes.csv:2: .*ca_thu/,
    ],
    ['an unknown dish of a menu', changed('nutrition/menus.json', '"dishId":1', '"dishId":77'), /menus.json .*77/],
    [
      'two free weeks',
      changed('nutrition/menus.json', '"objectTypeId":5,"kind":"standard"', '"objectTypeId":2,"kind":"free"'),
      /\[1\].kind/,
    ],
    ['a redirect in a circle', { 'redirects.csv': 'from,to\n/a,/b\n/b,/a\n' }, /redirects.csv:2 to: Chuyển hướng vòng/],
  ])('%s is named with its place', (_, changes, expected) => {
    expect(problemsWith(changes).join('\n')).toMatch(expected)
  })

  test('markup written into texts is shown, never run', () => {
    const { rows } = checkContent(memoryFolder(fixtureFiles))
    expect(rows.faqs[0]?.answer).toBe('<p>Không &lt;script&gt;alert(1)&lt;/script&gt;.</p>\n')
    expect(rows.articles.find(({ id }) => id === 3003)?.plain_text).toBe('Mở đầu Có đường một chút. Đọc thêm')
  })
})
