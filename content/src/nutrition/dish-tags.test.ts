import { describe, expect, test } from '@jest/globals'
import type { Dish, Material } from 'shared-contracts/nutrition'
import { contentFolder, contentRoot } from '../files/content-folder'
import { readDishes, readFoodRules, readMaterials } from '../tables'
import { realMenuSnapshot } from '../testing/prepared'
import { dishTags } from './dish-tags'

const folder = contentFolder(contentRoot())
const text = (name: string) => folder.read(`nutrition/${name}`) ?? ''
const materials = readMaterials(text('materials.csv')).rows
const rules = readFoodRules(text('scales.json'), text('food-groups.json'))
const [anyDish] = readDishes(text('dishes.csv'), materials).rows

function nutrientsOf(key: string): Material['nutrients'] {
  const material = materials.find((each) => each.key === key)
  if (material === undefined) throw new Error(`no material ${key}`)
  return material.nutrients
}

/** Tags of a dish of one material, which is liver but for what is given. */
function tagsOf(family: string, grams: number, made: Partial<Material> = {}): readonly string[] {
  const [liver] = materials.filter(({ key }) => key === 'gan_lon')
  if (anyDish === undefined || liver === undefined) throw new Error('the bank is empty')
  const nutrients = { ...nutrientsOf('gan_lon'), energyKcal: 116, lipidG: 3, proteinG: 19, ironMg: 12, calciumMg: 7 }
  const material = { ...liver, nutrients, ...made }
  const dish: Dish = { ...anyDish, family, method: 'xào', ingredients: [{ material, grams }], mainMaterial: material }
  return dishTags(dish, rules)
}

describe('tags of a dish', () => {
  test('tell richness from 3 mg of iron in an adult portion, 1.5 mg in a small child’s', () => {
    expect(tagsOf('mainStirFry', 25)).toContain('giau-sat')
    expect(tagsOf('mainStirFry', 24)).not.toContain('giau-sat')
    expect(tagsOf('infantPorridge', 13)).toContain('giau-sat')
  })

  test('never rest on a doubtful figure', () => {
    expect(tagsOf('mainStirFry', 100, { doubtful: ['ironMg'] })).not.toContain('giau-sat')
    expect(tagsOf('mainStirFry', 100, { doubtful: ['calciumMg'] })).toContain('giau-sat')
  })

  test('call no dish low in fat as long as a figure is unknown', () => {
    const lean = nutrientsOf('gao_te')
    expect(tagsOf('soup', 25)).not.toContain('it-beo')
    expect(tagsOf('soup', 25, { nutrients: lean })).toContain('it-beo')
    expect(tagsOf('soup', 25, { nutrients: { ...lean, lipidG: null } })).not.toContain('it-beo')
  })

  test('call nothing milk-free that has or may contain milk', () => {
    expect(tagsOf('snack', 50)).toContain('khong-sua')
    expect(tagsOf('snack', 50, { mayContain: ['milk'] })).not.toContain('khong-sua')
    expect(tagsOf('snack', 50, { allergens: ['milk'] })).not.toContain('khong-sua')
  })
})

describe('tags of the bank', () => {
  const { planning } = realMenuSnapshot()
  const tagsOfTitle = (title: string) => planning.dishes.find((each) => each.title === title)?.tags ?? []

  test.each([
    ['Gan lợn xào hành tây', 'giau-sat'],
    ['Cháo tôm rau dền', 'ca'],
    ['Thịt bò xào cần tây', 'giau-sat'],
    ['Thịt bò xào cần tây', 'giau-canxi'],
    ['Thịt lợn xào mộc nhĩ', 'giau-sat'],
    ['Ốc xào chuối xanh', 'giau-canxi'],
    ['Bánh mì trứng ốp la', 'khong-sua'],
    ['Canh rau ngót nấu thịt lợn', 'chay'],
  ])('%s: the tag %s as its figures allow', (title, tag) => {
    const allowed = title.startsWith('Gan')
    expect(tagsOfTitle(title).includes(tag)).toBe(allowed)
  })

  test('are all rows of dish-tags.csv, each on some dish', () => {
    const known = text('dish-tags.csv').match(/^\d+,([a-z-]+)/gm)
    const codes = (known ?? []).map((row) => row.split(',')[1]).filter((code) => !code?.startsWith('mua-'))
    const used = new Set(planning.dishes.flatMap(({ tags }) => tags))
    expect([...used].sort()).toEqual([...codes].sort())
  })
})
