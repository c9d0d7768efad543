import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { contentFolder, contentRoot, readSearchWords } from 'content'
import { readDishes, readMaterials } from 'content/nutrition'
import { tokens } from 'shared-contracts/text'
import { withHits } from '../../platform/search/hits'
import { rewording } from '../../platform/search/rewording'
import { createSearchIndex } from '../../platform/search/search-index'
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
const index = createSearchIndex(
  dishes.map(({ title, summary, ingredients }) => [
    title,
    summary,
    ingredients.map(({ material }) => material.title).join(', '),
  ]),
  searchWords,
)
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

describe('rewording', () => {
  const words = (keyword: string) =>
    rewording(searchWords.sameThings)(tokens(keyword)).map((wording) => wording.map(({ word }) => word).join(' '))

  test.each([
    ['phở bò', []],
    ['chả giò', ['nem rán']],
    ['thịt heo', ['thịt lợn']],
    ['thit heo', ['thit lợn']],
    ['giò heo kho', ['chân giò kho', 'móng giò kho']],
  ])('%s', (keyword, expected) => {
    expect(words(keyword)).toEqual(expected)
  })

  test('a word with other accents is another word', () => {
    expect(words('méo')).toEqual([])
    expect(words('lon')).toEqual(['heo'])
    expect(words('lớn')).toEqual([])
  })

  test('stays short however long the keyword', () => {
    expect(words('heo chiên sốt mì quả đậu phụ lạc ngô dứa rán').length).toBeLessThanOrEqual(24)
  })
})
