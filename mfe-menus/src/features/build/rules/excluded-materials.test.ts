import { expect, test } from '@jest/globals'
import { createKitchen } from 'shared-contracts/nutrition'
import { smallFacts } from '../../../testing/small-bank'
import { excludedMaterials } from './excluded-materials'

test('an avoided allergen excludes the materials that have it and those that may', () => {
  const materials = smallFacts.materials.map((material) =>
    material.materialId === 3 ? { ...material, mayContain: ['fish'] } : material,
  )
  const kitchen = createKitchen({ ...smallFacts, materials })
  const excluded = (avoidedAllergens: ['fish'] | ['milk']) =>
    [...excludedMaterials({ excludedMaterialIds: [1], avoidedAllergens }, kitchen)].sort()
  expect(excluded(['fish'])).toEqual([1, 2, 3])
  expect(excluded(['milk'])).toEqual([1])
})
