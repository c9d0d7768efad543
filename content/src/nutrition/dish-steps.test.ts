import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { dishSteps, spokenName } from 'shared-contracts/nutrition'
import { readDishes, readMaterials, readStepSentences } from '../tables'

const folder = join(import.meta.dirname, '../../nutrition')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const materials = readMaterials(read('materials.csv')).rows
const dishes = readDishes(read('dishes.csv'), materials).rows
const sentences = readStepSentences(read('steps.json'))
const written = dishes.map((dish) => ({ dish, steps: dishSteps(dish, sentences) }))
const nameOf = new Map(materials.map((material) => [material, spokenName(material, sentences)]))

/** The steps of the recipe itself: notes for children and safety lines speak of kinds of food. */
const general = new Set([...sentences.notes, ...sentences.safety].map(({ text }) => text))
const recipeText = (steps: readonly string[]) =>
  steps
    .filter((step) => !general.has(step))
    .join(' ')
    .toLowerCase()

describe('preparation steps of the bank', () => {
  test('are there for every dish', () => {
    expect(dishes.length).toBeGreaterThan(2000)
    expect(written.filter(({ steps }) => steps.length < 2).map(({ dish }) => dish.title)).toEqual([])
  })

  test('mention every ingredient of the dish', () => {
    const forgotten = written.flatMap(({ dish, steps }) => {
      const text = recipeText(steps)
      return dish.ingredients
        .filter(({ material }) => !text.includes((nameOf.get(material) ?? '').toLowerCase()))
        .map(({ material }) => `${dish.title}: ${material.key}`)
    })
    expect(forgotten).toEqual([])
  })

  test('mention no ingredient that the dish lacks', () => {
    const letter = '\\p{L}'
    const patterns = [...nameOf].map(([material, name]) => ({
      material,
      name: name.toLowerCase(),
      pattern: new RegExp(`(?<!${letter})${name.toLowerCase()}(?!${letter})`, 'u'),
    }))
    const invented = written.flatMap(({ dish, steps }) => {
      const own = dish.ingredients.map(({ material }) => (nameOf.get(material) ?? '').toLowerCase())
      const text = own
        .sort((a, b) => b.length - a.length)
        .reduce((left, name) => left.replaceAll(name, ' · '), recipeText(steps))
      return patterns.filter(({ pattern }) => pattern.test(text)).map(({ name }) => `${dish.title}: ${name}`)
    })
    expect(invented).toEqual([])
  })

  test('leave no place unfilled and no sentence unfinished', () => {
    const faulty = written.flatMap(({ steps }) =>
      steps.filter((step) => /[{}]|\s[,.]|undefined/.test(step) || !step.endsWith('.')),
    )
    expect(faulty).toEqual([])
  })

  test('speak of texture for babies and of safety for meat, fish and eggs', () => {
    const of = (title: string) => written.find(({ dish }) => dish.title === title)?.steps.join(' ') ?? ''
    expect(of('Bột thịt bò cà rốt')).toContain('bột mịn')
    expect(of('Cháo trứng rau ngót')).toContain('Bé 9–11 tháng')
    expect(of('Cháo trứng rau ngót')).toContain('Bé dưới 12 tháng: bỏ qua bước nêm')
    expect(of('Cơm nát ức gà băm cà rốt')).toContain('dằm cơm thật nát')
    const fish = written.filter(
      ({ dish }) =>
        dish.ingredients.some(({ material }) => material.group === 'fish') &&
        !dish.ingredients.some(({ material }) => ['ca_thu_hop', 'ca_hop', 'cha_ca', 'ruoc_ca'].includes(material.key)),
    )
    expect(fish.length).toBeGreaterThan(100)
    expect(
      fish.filter(({ steps }) => !steps.some((step) => step.startsWith('An toàn: cá'))).map(({ dish }) => dish.title),
    ).toEqual([])
  })
})
