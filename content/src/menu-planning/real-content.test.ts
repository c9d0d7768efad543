import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { findObjectType } from 'shared-contracts/ages'
import { contentFolder, contentRoot } from '../files/content-folder'
import { readHealthRules } from '../rules/read-health-rules'
import { readDishes, readFoodRules, readMaterials, readNeedReasons, readNeeds, readObjectTypes } from '../tables'

const folder = contentFolder(contentRoot())
const text = (name: string) => folder.read(`nutrition/${name}`) ?? ''
const materials = readMaterials(text('materials.csv')).rows
const dishes = readDishes(text('dishes.csv'), materials).rows
const needs = readNeeds(text('needs.csv'), readNeedReasons(text('need-reasons.csv')).rows).rows
const objectTypes = readObjectTypes(text('object-types.json'))
const rules = readFoodRules(text('scales.json'), text('food-groups.json'))
const healthRules = readHealthRules(folder)
const OBJECT_TYPE_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

describe('the content', () => {
  test('has at least 220 materials and 2000 dishes', () => {
    expect(materials.length).toBeGreaterThanOrEqual(220)
    expect(dishes.length).toBeGreaterThanOrEqual(2033)
  })

  test('names the object types as the contracts do', () => {
    for (const { objectTypeId, title, code } of objectTypes) {
      expect(findObjectType(objectTypeId)).toMatchObject({ id: objectTypeId, title, code })
    }
  })

  test('has a need in energy for each object type, with a band around it', () => {
    for (const objectTypeId of OBJECT_TYPE_IDS) {
      const energy = needs.find((need) => need.objectTypeId === objectTypeId && need.standardId === 1)
      expect(energy?.need).toBeGreaterThanOrEqual(energy?.min ?? Number.POSITIVE_INFINITY)
      expect(energy?.need).toBeLessThanOrEqual(energy?.max ?? 0)
    }
  })

  test('has no band upside down', () => {
    expect(needs.filter(({ min, max }) => min !== null && max !== null && min > max)).toEqual([])
  })

  test('gives every group of a material a kind, and every safety rule materials that exist', () => {
    const keys = new Set(materials.map(({ key }) => key))
    expect(materials.filter(({ group }) => !rules.groups.has(group))).toEqual([])
    expect(healthRules.problems).toEqual([])
    const named = healthRules.rules.flatMap(({ check }) =>
      check && 'materials' in check ? (check.materials ?? []) : [],
    )
    expect(named.filter((key) => !keys.has(key))).toEqual([])
  })

  test('has no two dishes alike: same method and same materials in the same grams', () => {
    const signatures = dishes.map(
      ({ method, ingredients }) =>
        `${method}: ${ingredients
          .map(({ material, grams }) => `${material.key}:${grams}`)
          .sort()
          .join(' ')}`,
    )
    expect(signatures.filter((signature, index) => signatures.indexOf(signature) !== index)).toEqual([])
  })

  test('writes titles and summaries as Vietnamese is written', () => {
    const texts = dishes.flatMap(({ title, summary }) => [title, summary])
    expect(
      texts.filter((text) => text !== text.normalize('NFC') || / {2}|^\s|\s$| [,.;:!?]|\/|\(\s|\s\)/.test(text)),
    ).toEqual([])
    expect(dishes.filter(({ title }) => !/^\p{Lu}/u.test(title)).map(({ title }) => title)).toEqual([])
    expect(dishes.filter(({ summary }) => !summary.endsWith('.')).map(({ title }) => title)).toEqual([])
  })

  test('calls each dish by its own method', () => {
    const words: readonly (readonly [RegExp, readonly string[]])[] = [
      [/ luộc( |$)/, ['luộc']],
      [/^(?!Cơm|Bún|Bánh).* nướng( |$)/, ['nướng']],
    ]
    const vegetables = dishes.filter(({ role }) => role === 'vegetable')
    for (const [word, methods] of words) {
      const wrong = vegetables.filter(({ title, method }) => word.test(title) && !methods.includes(method))
      expect(wrong.map(({ title }) => title)).toEqual([])
    }
    const steamed = dishes.filter(({ family }) => family === 'vegetableSteamed')
    expect(steamed.filter(({ title }) => !title.includes('hấp')).map(({ title }) => title)).toEqual([])
  })

  test('keeps honey, salt and cow milk from children under 12 months, and alcohol from everyone', () => {
    const infants = dishes.filter(({ objectTypeIds }) => objectTypeIds.some((id) => id === 5 || id === 6))
    const drinks = infants.filter(({ ingredients }) =>
      ingredients.some(({ material }) => ['mat_ong', 'sua_bo_tuoi', 'sua_tach_beo'].includes(material.key)),
    )
    expect(drinks.map(({ title }) => title)).toEqual([])
    expect(dishes.filter(({ title }) => /(^|\s)(rượu|bia)(\s|$)/i.test(title)).map(({ title }) => title)).toEqual([])
  })

  test('has files that editors can open, each below 2 MB', () => {
    for (const name of ['dishes.csv', 'materials.csv', 'menus.json'])
      expect(readFileSync(resolve('content/nutrition', name)).byteLength).toBeLessThan(2_000_000)
  })
})
