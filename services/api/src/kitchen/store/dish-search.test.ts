import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { contentFolder, contentRoot, readSearchWords } from 'content'
import { readDishes, readMaterials } from 'content/nutrition'
import { tokens } from 'shared-contracts/text'
import { withHits } from '../../platform/search/hits'
import { naming } from '../../platform/search/naming'
import { createSearchIndex, type SearchIndex } from '../../platform/search/search-index'
import { noSearchWords } from '../../platform/search/search-words'
import keywords from './dish-keywords.json'

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../../../../content/nutrition', name), 'utf8')
const collator = new Intl.Collator('vi')
const dishes = [...readDishes(read('dishes.csv'), readMaterials(read('materials.csv')).rows).rows].sort(
  (a, b) => collator.compare(a.title, b.title) || a.dishId - b.dishId,
)
const { rows } = readSearchWords(contentFolder(contentRoot()))
const searchWords = rows.search_words[0]?.words ?? noSearchWords
/** The bank as `createDishBank` indexes it. */
let index: SearchIndex
beforeAll(async () => {
  index = await createSearchIndex(
    dishes.map(({ title, summary, ingredients }) => [
      title,
      summary,
      ingredients.map(({ material }) => material.title).join(', '),
    ]),
    searchWords,
  )
})
const found = (keyword: string) => withHits(index.find(keyword), dishes).map(({ item }) => item.title)

describe('60 keywords as visitors type them: with and without accents, misspelt, in words of South and North', () => {
  test('there are 60, none twice', () => {
    expect(new Set(keywords.map(({ keyword }) => keyword)).size).toBe(60)
    expect(keywords.length).toBe(60)
  })

  test.each(keywords.map(({ keyword, first }): [string, string[]] => [keyword, first]))('%s', (keyword, first) => {
    const titles = found(keyword)
    expect(titles.slice(0, first.length)).toEqual(first)
    if (first.length === 0) expect(titles).toEqual([])
  })
})

describe('order', () => {
  const has = (word: string) => (title: string) =>
    ` ${title.toLowerCase()} `.replace(/[(),]/g, ' ').includes(` ${word} `)

  test.each([
    ['bơ', 'bò'],
    ['bò', 'bơ'],
    ['dứa', 'dừa'],
    ['dừa', 'dưa'],
    ['cá', 'cà'],
  ])('dishes called %s stand before those that are only called %s', (keyword, other) => {
    const titles = found(keyword)
    const last = titles.findLastIndex(has(keyword))
    const firstOther = titles.findIndex((title) => has(other)(title) && !has(keyword)(title))
    const between = titles.slice(firstOther, last).filter((title) => has(keyword)(title) && !has(other)(title))
    expect(firstOther).toBeGreaterThan(0)
    expect(between).toEqual([])
  })

  test.each(['bò', 'dứa', 'đường', 'đậu', 'bí đỏ'])('%s without accents finds the same dishes', (keyword) => {
    const folded = keyword.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd')
    expect(found(folded).sort()).toEqual(found(keyword).sort())
    expect(found(keyword).length).toBeGreaterThan(10)
  })
})

describe('names of the same thing', () => {
  const nameOf = naming(searchWords.sameThings)
  const named = (keyword: string) =>
    nameOf(tokens(keyword))
      .map(({ word }) => word)
      .join(' ')

  test.each([
    ['phở bò', 'phở bò'],
    ['chả giò', 'nem rán'],
    ['thịt heo', 'thịt lợn'],
    ['thit heo', 'thit lon'],
    ['giò heo kho', 'chân giò kho'],
    ['bi do', 'bí đỏ'],
  ])('%s: %s', (keyword, name) => {
    expect(named(keyword)).toBe(name)
  })

  test('a word with other accents is another word', () => {
    expect(named('hẻo')).toBe('hẻo')
    expect(named('cháo trai')).toBe('cháo trai')
    expect(named('chao trai')).toBe('chao qua')
  })

  test('a name is said in one way, however often', () => {
    for (const keyword of ['bà bầu ăn thịt heo chiên', 'chả giò', 'bầu 3 tháng đầu'])
      expect(named(named(keyword))).toBe(named(keyword))
  })
})
