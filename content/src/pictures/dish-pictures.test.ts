import { describe, expect, test } from '@jest/globals'
import type { Dish } from 'shared-contracts/nutrition'
import { type Composition, compositionName, drawComposition, LOOKS } from 'shared-drawings'
import { contentFolder, contentRoot } from '../files/content-folder'
import { readDishes, readMaterials } from '../tables'
import { contradictions, dishIllustrations, MOST_BYTES } from './check-pictures'
import { compositionOf } from './dish-composition'
import { dishPictures, subjectOf } from './dish-pictures'
import { readPictureRules } from './picture-rules'

const folder = contentFolder(contentRoot())
const text = (file: string) => folder.read(`nutrition/${file}`) ?? ''
const materials = readMaterials(text('materials.csv')).rows
const dishes = readDishes(text('dishes.csv'), materials).rows
const rules = readPictureRules(text('pictures.json'))
const pictures = dishPictures(dishes, rules)

function dishOf(title: string): Dish {
  const dish = dishes.find((one) => one.title === title)
  if (dish === undefined) throw new Error(title)
  return dish
}

function pictureOf(title: string): Composition {
  const picture = pictures.get(dishOf(title).dishId)
  if (picture === undefined) throw new Error(`${title} has no picture`)
  return picture
}

describe('the pictures of the bank', () => {
  test('each dish has one, drawn, light, and of nothing that it lacks', () => {
    const { names, problems } = dishIllustrations(dishes, rules)
    expect(problems.map(({ dish, message }) => `${dish?.title}: ${message}`)).toEqual([])
    expect(names.size).toBe(dishes.length)
    const heavy = [...pictures.values()].filter(
      (one) => (drawComposition(compositionName(one))?.length ?? 9e9) > MOST_BYTES,
    )
    expect(heavy.map(compositionName)).toEqual([])
  })

  test('show more than 400 different things; no two dishes have the same picture', () => {
    const subjects = new Set([...pictures.values()].map(subjectOf))
    expect(subjects.size).toBeGreaterThan(1500)
    expect(new Set([...pictures.values()].map(compositionName)).size).toBe(pictures.size)
  })

  test('names are short, as lists carry them', () => {
    const lengths = [...pictures.values()].map((one) => compositionName(one).length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(48)
    expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThan(24)
  })

  test('a soup is in a bowl, a braise in a pot, a gruel in a child’s bowl', () => {
    const wrong = (families: readonly string[], forms: RegExp) =>
      dishes
        .filter(({ family, method }) => families.includes(family) && method !== 'rim')
        .filter(({ dishId }) => !forms.test(pictures.get(dishId)?.form ?? ''))
        .map(({ title }) => title)
    expect(wrong(['soup', 'sourSoup'], /^canh/)).toEqual([])
    expect(wrong(['mainBraise'], /^kho$/)).toEqual([])
    expect(wrong(['mainStew'], /^(?:ham|om|omdo)$/)).toEqual([])
    expect(wrong(['infantPorridge'], /^bot$/)).toEqual([])
    expect(wrong(['porridge'], /^chao$/)).toEqual([])
    expect(wrong(['rice'], /^com$/)).toEqual([])
    expect(wrong(['fruit'], /^qua$/)).toEqual([])
  })

  test('chilli, sesame and peanuts are strewn on no dish that lacks them', () => {
    const strewn = [
      ['ot', 'ot'],
      ['vungrang', 'vung'],
      ['lacrang', 'lac'],
      ['hanhla', 'hanh_la'],
    ] as const
    for (const [garnish, key] of strewn) {
      const lacking = dishes.filter(
        ({ dishId, ingredients }) =>
          pictures.get(dishId)?.garnishes.includes(garnish) &&
          !ingredients.some(({ material }) => material.key === key),
      )
      expect(lacking.map(({ title }) => title)).toEqual([])
    }
  })

  test.each([
    ['Thịt bò xào bông cải xanh', 'xao', ['bo', 'supxanh']],
    ['Trứng ốp la', 'ran', ['opla']],
    ['Bánh mì trứng ốp la', 'banhmi', ['opla', 'duachuot']],
    ['Phở bò', 'to', ['bo', 'pho']],
    ['Cá diêu hồng rán', 'ran', ['carando']],
    ['Đùi gà kho nước dừa', 'kho', ['dui']],
    ['Cơm trắng', 'com', ['gao']],
    ['Sữa tươi không đường', 'ly', []],
    ['Quả vải', 'qua', ['vai']],
  ])('%s is drawn as %s of %j', (title, form, parts) => {
    expect(pictureOf(title)).toMatchObject({ form, parts: expect.arrayContaining(parts) })
  })
})

describe('what is wrong is named', () => {
  const beef = dishOf('Thịt bò xào bông cải xanh')
  const right = pictureOf(beef.title)

  test.each<[string, Partial<Composition>, string]>([
    ['chicken legs on a dish of beef', { parts: ['dui', 'supxanh'] }, 'Hình vẽ dui mà món không có'],
    ['no beef', { parts: ['supxanh'] }, 'Hình không vẽ nguyên liệu chính Thịt bò loại I'],
    ['chilli that nobody put in', { garnishes: ['ot'] }, 'Hình rắc ot mà món không có'],
    ['a look that there is not', { look: LOOKS }, 'không vẽ được'],
    ['a form that there is not', { form: 'lau' }, 'không vẽ được'],
  ])('%s', (_what, change, message) => {
    expect(contradictions(beef, right, rules)).toEqual([])
    expect(contradictions(beef, { ...right, ...change }, rules).join()).toContain(message)
  })

  test('a dish whose form or material no rule tells', () => {
    expect(compositionOf(beef, { ...rules, forms: [] })).toBeNull()
    const { thit_bo_loai1: _, ...parts } = rules.parts
    const { problems } = dishIllustrations([beef], { ...rules, parts })
    expect(problems.map(({ message }) => message)).toEqual([
      'pictures.json không nói Thịt bò loại I trông thế nào',
      'Hình không vẽ nguyên liệu chính Thịt bò loại I',
    ])
    expect(dishIllustrations([beef], { ...rules, forms: [] }).problems[0]?.message).toContain('không có dạng món này')
  })

  test('a drawing of the column `illustration` that there is not, or of another dish', () => {
    const named = (illustration: string) =>
      dishIllustrations([{ ...beef, illustration }], rules).problems.map(({ message }) => message)
    expect(named('me-cho-bu')).toEqual([])
    expect(named('xao.bo.supxanh.3')).toEqual([])
    expect(named('thit-ga')).toEqual(['Không có hình thit-ga'])
    expect(named('xao.ga.supxanh.3')).toEqual([
      'Hình vẽ ga mà món không có',
      'Hình không vẽ nguyên liệu chính Thịt bò loại I',
    ])
  })

  test('too few different pictures', () => {
    const same = Array.from({ length: 6 }, (_, index) => ({ ...beef, dishId: 9001 + index }))
    expect(dishIllustrations(same, rules).problems.map(({ message }) => message)).toEqual([
      'Chỉ có 1 hình khác nhau cho 6 món',
    ])
  })

  test('a part that nobody can draw, by its place in the file', () => {
    const wrong = JSON.stringify({ ...rules, parts: { ...rules.parts, gao_te: [{ part: 'kim-cuong' }] } })
    expect(() => readPictureRules(wrong)).toThrow(/gao_te/)
  })
})
