import { expect, test } from '@jest/globals'
import { checkContent } from '../check-content'
import { problemText } from '../files/problem'
import { fixtureFiles, memoryFolder } from '../testing/fixture-content'
import { writtenLinks } from './written-links'

const BABY = 'articles/dinh-duong-va-suc-khoe-cho-be/3001-duong-trong-bua-an.md'
const OTHER = 'articles/dinh-duong-va-suc-khoe-cho-be/3002-'

const other = Object.keys(fixtureFiles).find((file) => file.startsWith(OTHER)) ?? ''
const slug = other.slice(other.indexOf('3002'), -3)

function problemsOf(link: string, changes: Readonly<Record<string, string>> = {}) {
  const text = (fixtureFiles[BABY] ?? '').replace('Nội dung.', `Nội dung.\n\nXem [đây](${link}).`)
  return checkContent(memoryFolder({ ...fixtureFiles, [BABY]: text, ...changes }))
    .problems.map(problemText)
    .join('\n')
}

test.each([
  '/so-tay-cua-me',
  '/theo-doi-dinh-duong-&-van-dong/nhu-cau-dinh-duong-khuyen-nghi',
  '/tim-kiem?keyword=ca',
  `/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-be/${slug}`,
  '/thuc-don-can-bang-dinh-duong/mon-an/1-chao-ca-hoi',
  '/thuc-don-can-bang-dinh-duong/thuc-don/1',
  'https://www.who.int/x',
])('%s leads somewhere', (link) => {
  expect(problemsOf(link)).toBe('')
})

test.each<[string, RegExp]>([
  ['/khong-co', /3001-.*\.md:\d+: \/khong-co: trang web không có trang này/],
  ['/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-be/3002-sai', /địa chỉ đúng là .*3002-/],
  ['/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-be/3999-x', /không có trang này/],
  ['/thuc-don-can-bang-dinh-duong/mon-an/999-x', /không có trang này/],
  ['/gioi-thieu/hoi-va-dap#cau-99999', /không có câu #cau-99999/],
  ['/cu/bai-1', /địa chỉ cũ/],
])('%s is named with file and line', (link, expected) => {
  expect(problemsOf(link)).toMatch(expected)
})

test('readers are not led to what they do not get; a draft may lead to drafts', () => {
  const draft = { [other]: (fixtureFiles[other] ?? '').replace('---\n', '---\nstatus: draft\n') }
  const link = `/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-be/${slug}`
  expect(problemsOf(link, draft)).toMatch(/bạn đọc chưa xem được/)
  const text = (fixtureFiles[BABY] ?? '')
    .replace('Nội dung.', `[đây](${link})`)
    .replace('---\n', '---\nstatus: draft\n')
  expect(problemsOf(link, { ...draft, [BABY]: text })).toBe('')
})

test('links are found where they are written, pictures are not', () => {
  const text = 'a\n[x](/mot) và [y](</hai> "t")\n![z](/anh.png)\n[ten]: /ba\n{"link": "/bon"}\n[ngoài](//x.example)'
  expect(writtenLinks(text)).toEqual([
    { href: '/mot', line: 2 },
    { href: '/hai', line: 2 },
    { href: '/ba', line: 4 },
    { href: '/bon', line: 5 },
  ])
})
