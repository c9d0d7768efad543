import { expect, test } from '@jest/globals'
import { changeMaterial, createKitchen, replacementsOf } from 'shared-contracts/nutrition'
import { realMenuSnapshot } from '../testing/prepared'

const kitchen = createKitchen(realMenuSnapshot().facts)
const byKey = new Map([...kitchen.materials.values()].map((material) => [material.key, material]))

function materialOf(key: string) {
  const material = byKey.get(key)
  if (material === undefined) throw new Error(`no material ${key}`)
  return material
}

const idOf = (key: string): number => materialOf(key).materialId

/** A dish of one material, changed to another for an object type. */
function change(key: string, next: string, objectTypeId: number) {
  const served = kitchen.ingredientsOf([{ materialId: idOf(key), grams: 50 }])
  return changeMaterial(served, { materialId: idOf(key), newMaterialId: idOf(next) }, objectTypeId, kitchen)
}

/** What the rule book forbids in some dishes is dangerous wherever it comes by a change. */
test.each([
  ['carp, sieved for porridge alone', 'ca_qua', 'ca_chep', [5, 6, 7, 8, 9, 10]],
  ['raw apple', 'chuoi_tieu', 'tao', [7, 8, 9]],
  ['whole grapes', 'chuoi_tieu', 'nho', [9, 10]],
  ['shrimp in their shell', 'tom_bien', 'tom_dong', [7, 8]],
])('%s takes the place of no other for a small child, but for an adult', (_, key, next, objectTypeIds) => {
  for (const objectTypeId of objectTypeIds) {
    expect([objectTypeId, change(key, next, objectTypeId)]).toEqual([objectTypeId, 'material_not_suitable'])
    const offered = replacementsOf(materialOf(key), objectTypeId, kitchen).map((each) => each.key)
    expect(offered).not.toContain(next)
  }
  expect(change(key, next, 2)).toEqual([expect.objectContaining({ material: materialOf(next) })])
})

test('what is forbidden nowhere still may', () => {
  expect(change('chuoi_tieu', 'du_du', 9)).toEqual([expect.objectContaining({ material: materialOf('du_du') })])
})
