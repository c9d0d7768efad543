import { describe, expect, test } from '@jest/globals'
import { contentFolder, contentRoot } from '../files/content-folder'
import { readMaterials } from '../tables'

const materials = readMaterials(contentFolder(contentRoot()).read('nutrition/materials.csv') ?? '').rows
const CODES = ['gluten', 'peanut', 'nut', 'sesame', 'fish', 'shellfish', 'egg', 'milk', 'soy']

describe('allergens of materials', () => {
  test.each([
    ['dau_hao', ['shellfish', 'soy', 'gluten'], ['fish']],
    ['xi_dau', ['soy', 'gluten'], []],
    ['banh_quy', ['gluten', 'egg', 'milk'], ['nut', 'soy']],
    ['banh_mi', ['gluten'], ['egg', 'milk', 'soy', 'sesame']],
    ['banh_bao_thit', ['gluten'], ['egg', 'milk', 'fish']],
    ['mi_trung', ['gluten', 'egg'], ['soy']],
    ['mayonnaise', ['egg'], ['milk', 'soy']],
    ['sua_cong_thuc', ['milk'], ['soy', 'fish']],
    ['sua_be_dung', [], ['milk', 'soy', 'fish']],
    ['gio_lua', ['fish'], ['gluten', 'soy', 'milk', 'egg']],
    ['cha_ca', ['fish'], ['egg', 'gluten', 'shellfish']],
    ['xuc_xich', [], ['gluten', 'soy', 'milk', 'egg']],
    ['hat_nem', [], ['gluten', 'soy', 'milk', 'fish', 'shellfish']],
    ['bot_canh', [], ['gluten', 'soy', 'shellfish']],
    ['bot_an_dam_gao', [], ['milk', 'soy', 'gluten']],
    ['nuoc_mam', ['fish'], []],
  ])('%s has %j and may have %j', (key, has, may) => {
    const material = materials.find((each) => each.key === key)
    expect(material?.allergens).toEqual(expect.arrayContaining(has))
    expect(material?.mayContain).toEqual(expect.arrayContaining(may))
  })

  test.each(['bun', 'banh_pho', 'mien_dong', 'bot_gao', 'gao_te'])(
    '%s is made of rice or starch, without wheat',
    (key) => {
      const material = materials.find((each) => each.key === key)
      expect([...(material?.allergens ?? ['absent']), ...(material?.mayContain ?? [])]).toEqual([])
    },
  )

  test('are known codes, and none is both certain and uncertain', () => {
    for (const { key, allergens, mayContain } of materials) {
      expect([key, [...allergens, ...mayContain].filter((code) => !CODES.includes(code))]).toEqual([key, []])
      expect([key, mayContain.filter((code) => allergens.includes(code))]).toEqual([key, []])
    }
  })

  test('follow from groups: milk of dairy, egg of eggs, fish and shellfish of theirs, soy of soy', () => {
    const OF_GROUP: Readonly<Record<string, string>> = {
      dairy: 'milk',
      egg: 'egg',
      fish: 'fish',
      shellfish: 'shellfish',
      soy: 'soy',
    }
    const BREAST_MILK = ['sua_me', 'sua_be_dung']
    const without = materials.filter(({ key, group, allergens }) => {
      const expected = OF_GROUP[group]
      return !BREAST_MILK.includes(key) && expected !== undefined && !allergens.includes(expected)
    })
    expect(without.map(({ key }) => key)).toEqual([])
  })
})
