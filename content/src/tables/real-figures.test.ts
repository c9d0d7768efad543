import { describe, expect, test } from '@jest/globals'
import type { Nutrient } from 'shared-contracts/nutrition'
import { contentFolder, contentRoot } from '../files/content-folder'
import { parseCsv } from './csv'
import { readMaterials } from './foods'

const folder = contentFolder(contentRoot())
const materials = readMaterials(folder.read('nutrition/materials.csv') ?? '').rows
const material = (key: string) => {
  const found = materials.find((each) => each.key === key)
  if (found === undefined) throw new Error(`no material ${key}`)
  return found
}

describe('figures of materials', () => {
  // Bounds from the sources named in README.md and in each note, not from the file.
  test.each([
    ['gio_lua', 'sodiumMg', 600, 1200],
    ['cha_que', 'sodiumMg', 600, 1200],
    ['ruoc_thit', 'sodiumMg', 900, 2500],
    ['tom_kho', 'sodiumMg', 1000, 4000],
    ['tep_gao', 'sodiumMg', 50, 450],
    ['dua_cai_be', 'sodiumMg', 800, 1500],
    ['cua_dong', 'sodiumMg', 200, 500],
    ['sua_bo_tuoi', 'sodiumMg', 35, 60],
    ['rau_ngo', 'folateUg', 20, 120],
    ['rau_ngot', 'folateUg', 30, 200],
    ['thanh_long', 'folateUg', 30, 60],
    ['can_tay', 'calciumMg', 30, 60],
    ['can_tay', 'ironMg', 0.1, 1.5],
    ['nam_huong_tuoi', 'ironMg', 0.2, 2],
    ['hat_sen', 'waterG', 50, 65],
    ['ngo_tuoi', 'waterG', 45, 60],
  ] as const)('%s has %s between %d and %d', (key, nutrient, least, most) => {
    expect(material(key).nutrients[nutrient]).toBeGreaterThanOrEqual(least)
    expect(material(key).nutrients[nutrient]).toBeLessThanOrEqual(most)
  })

  test('set by hand or replaced are explained in the note', () => {
    const silent = materials.filter(
      ({ note, sources }) => note === '' && Object.values(sources).some((source) => source === 'M'),
    )
    expect(silent.map(({ key }) => key)).toEqual([])
  })

  test('name tables that sources.csv credits', () => {
    const credited = new Set(parseCsv(folder.read('nutrition/sources.csv') ?? '').map(({ cells }) => cells.cellCode))
    const used = new Set(materials.flatMap(({ sources }) => Object.values(sources)))
    expect(['V', 'U', 'I', 'J'].filter((letter) => !credited.has(letter))).toEqual([])
    expect(['V', 'U', 'I', 'J'].filter((letter) => [...used].every((source) => source !== letter))).toEqual([])
  })

  test('doubtful ones are known and come from a printed table', () => {
    const wrong = materials.flatMap(({ key, doubtful, sources }) =>
      doubtful
        .filter((nutrient: Nutrient) => sources[nutrient] === null || sources[nutrient] === 'O')
        .map((nutrient) => `${key}: ${nutrient}`),
    )
    expect(wrong).toEqual([])
    expect(materials.filter(({ doubtful }) => doubtful.length > 0).length).toBeGreaterThan(20)
  })
})
