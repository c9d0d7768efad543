import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { tokens } from 'shared-contracts/text'
import { resultsOf } from './store/results'
import { suggestionsFor } from './store/suggestions'
import { understand } from './store/understanding'
import { realSiteSearch } from './testing/real-site-search'

const search = realSiteSearch()
/**
 * What people type, and what they want, written down before the ranking was looked at: `article:<id>`, `dish:<title>`, `dish~<words of its title>`,
 * one of several, or `absent`: a dish that the bank has not, and the page says so.
 */
const judged = readFileSync(join(import.meta.dirname, 'testing/judged-queries.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [query = '', kind = '', expected = ''] = line.split(',')
    return { query, kind, expected }
  })
const CATEGORIES = ['symptom', 'dish', 'age', 'question', 'law', 'unaccented', 'typo', 'region', 'absent', 'desk']

const wordsOf = (text: string) =>
  ` ${tokens(text)
    .map(({ word }) => word)
    .join(' ')} `

/** From 0; -1: not among the first three. */
function placeOf({ query, expected }: (typeof judged)[number]): number {
  if (expected === 'absent') return understand(search, query, 'everyone').missing === null ? -1 : 0
  return resultsOf(search, query)
    .slice(0, 3)
    .map(({ kind, id, title }) => ({ id: kind === 'dish' ? `dish:${title}` : `article:${id}`, title }))
    .findIndex(({ id, title }) =>
      expected
        .split('|')
        .some((each) =>
          each.startsWith('dish~')
            ? id.startsWith('dish:') && wordsOf(title).includes(wordsOf(each.slice('dish~'.length)))
            : id === each,
        ),
    )
}

describe('judged searches over the real content', () => {
  const places = judged.map((row) => ({ ...row, place: placeOf(row) }))

  test('there are at least 400, none twice, each of a category', () => {
    expect(judged.length).toBeGreaterThanOrEqual(400)
    expect(new Set(judged.map(({ query }) => query)).size).toBe(judged.length)
    expect(judged.filter(({ kind }) => !CATEGORIES.includes(kind))).toEqual([])
  })

  test('all have what is wanted among the first three', () => {
    expect(places.filter(({ place }) => place < 0).map(({ query }) => query)).toEqual([])
  })

  test('95 % have it first, and 85 % of each category', () => {
    const shares = CATEGORIES.flatMap((kind) => {
      const rows = places.filter((row) => row.kind === kind)
      const share = (most: number) => rows.filter(({ place }) => place >= 0 && place <= most).length / rows.length
      return rows.length === 0 ? [] : [{ kind, searches: rows.length, first: share(0), amongThree: share(2) }]
    })
    process.stdout.write(`${shares.map(shareText).join('\n')}\n`)
    expect(places.filter(({ place }) => place === 0).length / places.length).toBeGreaterThanOrEqual(0.95)
    expect(shares.filter(({ first }) => first < 0.85)).toEqual([])
  })
})

function shareText({
  kind,
  searches,
  first,
  amongThree,
}: Record<'searches' | 'first' | 'amongThree', number> & { kind: string }) {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  return `${kind}: ${searches} searches, first ${percent(first)}, among three ${percent(amongThree)}`
}

describe('what may have been meant', () => {
  test.each([
    ['cá hòi', 'cá hồi'],
    ['phơ bò', 'phở bò'],
    ['sữa chuaa', 'sữa chua'],
    ['đậu phủ sốt cà chua', 'đậu phụ sốt cà chua'],
    ['ốm ngén', 'ốm nghén'],
    ['cá hồi', null],
    ['ca hoi', null],
    ['thịt heo', null],
    ['đường', null],
    ['ăn dặm', null],
    ['cà phê', null],
    ['xyzzy', null],
    ['', null],
  ])('%j: %j', (keyword, meant) => {
    expect(search.meantBy(keyword, search.find(keyword, 'everyone'))).toBe(meant)
  })

  test('“đường” is not “dương”', () => {
    const { dishes } = search.find('đường', 'everyone')
    const asTyped = dishes.filter(({ hit }) => hit.asTyped)
    expect(dishes[0]?.item.card.title).toContain('đường')
    expect(dishes.slice(0, asTyped.length)).toEqual(asTyped)
    expect(dishes.slice(asTyped.length).filter(({ hit }) => hit.about)).toEqual([])
  })
})

describe('suggestions', () => {
  const titles = (typed: string) =>
    suggestionsFor(search, typed, 'everyone').map(({ kind, title }) => `${kind} ${title}`)

  test('words, then what answers them', () => {
    expect(titles('phở b')).toEqual(expect.arrayContaining(['words phở bò', 'dish Phở bò']))
    expect(titles('ăn d').slice(0, 2)).toEqual([
      'words ăn dặm',
      'article Bắt đầu ăn dặm lúc 6 tháng: những bữa đầu tiên',
    ])
    expect(titles('om ngh')[0]).toBe('article Ốm nghén: ăn gì khi nhìn gì cũng sợ?')
  })

  test.each(['c', 'ch', 'sữa', 'bé', 'a', 'thịt lợn'])('at most eight for %j, all different', (typed) => {
    const told = titles(typed)
    expect(told.length).toBeGreaterThan(0)
    expect(told.length).toBeLessThanOrEqual(8)
    expect(new Set(told).size).toBe(told.length)
  })

  test.each(['', '  ', '!?', 'xyzzyx'])('none for %j', (typed) => {
    expect(titles(typed)).toEqual([])
  })

  test('articles for staff are told to staff', () => {
    const title = 'article Cân và đo trẻ dưới 5 tuổi: kỹ thuật đúng và những lỗi thường gặp'
    expect(titles('cân và đo trẻ')).not.toContain(title)
    expect(
      suggestionsFor(search, 'cân và đo trẻ', 'staff').map(({ kind, title: each }) => `${kind} ${each}`),
    ).toContain(title)
  })
})
