import { describe, expect, test } from '@jest/globals'
import { OBJECT_TYPE_IDS, realPool, realSnapshot } from '../testing/content'
import { isForbidden } from './pool'

const snapshot = realSnapshot()
const { dishes, materials, safety } = snapshot

const titlesOf = (found: readonly { readonly title: string }[]) => found.map(({ title }) => title)
const suitable = (...objectTypeIds: number[]) =>
  dishes.filter((dish) => dish.objectTypeIds.some((id) => objectTypeIds.includes(id)))
const having = (found: typeof dishes, ...keys: string[]) =>
  found.filter(({ ingredients }) => ingredients.some(({ material }) => keys.includes(material.key)))
/** Families in which a nut or grain stays as it grew; in the others it is ground, crushed or milk. */
const WHOLE = ['snack', 'mainStirFry', 'mainBraise', 'mainStew', 'vegetableStirFry', 'soup']

describe('what is unsafe at an age', () => {
  test('no dish is listed for an object type that a rule forbids it', () => {
    const wrong = dishes.flatMap((dish) =>
      dish.objectTypeIds.filter((id) => isForbidden(dish, id, snapshot)).map((id) => `${dish.title}: ${id}`),
    )
    expect(wrong).toEqual([])
  })

  test.each([
    ['honey', [5, 6], ['mat_ong']],
    ['milk of cows and soy as a drink', [5, 6], ['sua_bo_tuoi', 'sua_tach_beo', 'sua_dau_nanh']],
    ['green papaya in pregnancy', [1, 2, 3], ['du_du_xanh']],
    ['mugwort in the first three months', [1], ['ngai_cuu']],
    ['chilli', [5, 6, 7, 8, 9], ['ot']],
    ['jelly', [5, 6, 7, 8, 9, 10], ['rau_cau_kho']],
  ])('%s', (_, objectTypeIds, keys) => {
    expect(titlesOf(having(suitable(...objectTypeIds), ...keys))).toEqual([])
    expect(having(dishes, ...keys).length).toBeGreaterThan(0)
  })

  test('nuts as they grew, below 5 years', () => {
    const nuts = ['lac', 'hat_dieu', 'hanh_nhan', 'oc_cho', 'hat_bi', 'hat_de']
    const children = having(suitable(5, 6, 7, 8, 9, 10), ...nuts)
    expect(titlesOf(children.filter(({ family }) => WHOLE.includes(family)))).toEqual([])
    expect(titlesOf(children)).toContain('Bánh mì gối bơ đậu phộng chuối')
  })

  test('sticky balls and round fruits below 5 years', () => {
    expect(titlesOf(suitable(5, 6, 7, 8, 9, 10))).not.toContain('Chè trôi nước')
    const round = dishes.filter(({ family }) => family === 'fruit')
    const fruits = having(round, 'nho', 'nhan', 'vai', 'chom_chom', 'luu', 'mang_cut')
    expect(fruits.length).toBe(7)
    expect(titlesOf(fruits.filter(({ objectTypeIds }) => objectTypeIds.some((id) => id >= 5 && id <= 10)))).toEqual([])
  })

  test('raw fish, meat and eggs, and alcohol, at any age', () => {
    const raw = /(^|\s)(gỏi cá|sashimi|sushi|tái|tiết canh|nem chua|lòng đào|sống)(\s|$)/i
    const alcohol = /(^|\s)(rượu|bia|cơm rượu|rượu nếp)(\s|$)/i
    expect(titlesOf(dishes.filter(({ title }) => raw.test(title) || alcohol.test(title)))).toEqual([])
    expect(titlesOf(materials.filter(({ title }) => alcohol.test(title)))).toEqual([])
  })
})

describe('what the builder serves', () => {
  test('salt and sugar are left out of every portion below 12 months', () => {
    const stripped = safety.exclusions.filter((rule) => rule.stripped).flatMap((rule) => rule.materials ?? [])
    const keyOf = new Map(materials.map(({ materialId, key }) => [materialId, key]))
    for (const objectTypeId of [5, 6])
      for (const { dish, materialIds } of realPool(objectTypeId).dishes) {
        const served = [...materialIds].map((materialId) => keyOf.get(materialId) ?? '')
        expect({ dish: dish.title, served: served.filter((key) => stripped.includes(key)) }).toEqual({
          dish: dish.title,
          served: [],
        })
      }
    expect(stripped).toEqual(expect.arrayContaining(['muoi', 'nuoc_mam', 'duong']))
  })

  test('liver is limited to once a week, for everyone', () => {
    const liver = safety.weeklyLimits.find(({ id }) => id === 'liver-per-week')
    expect(liver).toMatchObject({ maxPerWeek: 1 })
    expect(liver?.objectTypeIds).toEqual(expect.arrayContaining([...OBJECT_TYPE_IDS]))
    const counted = realPool(2).dishes.filter(({ limits }) =>
      limits.some((limit) => realPool(2).limits[limit]?.id === 'liver-per-week'),
    )
    expect(counted.length).toBeGreaterThan(5)
  })
})
