import { describe, expect, test } from '@jest/globals'
import { NUTRIENTS } from 'shared-contracts/nutrition'
import { readDishes, readMaterials } from './foods'

const MATERIAL_COLUMNS =
  'materialId,key,title,titleEn,group,ediblePercent,edibleSource,vfctCode,usdaCode,allergens,mayContain,use,energyDiffers,doubtful,note'
const materialsCsv = (energy: string, use = 'everyday', doubtful = '', energyDiffers = '') =>
  `${MATERIAL_COLUMNS},${NUTRIENTS.join(',')}\n1,gao_te,Gạo tẻ,Rice,grain,100,V,1004,20444,,soy|milk,${use},${energyDiffers},${doubtful},,${energy}${','.repeat(NUTRIENTS.length - 1)}\n`

describe('readMaterials', () => {
  test('reads amount and source of a cell, and null for an empty one', () => {
    const [rice] = readMaterials(materialsCsv('344V')).rows
    expect(rice?.nutrients.energyKcal).toBe(344)
    expect(rice?.sources.energyKcal).toBe('V')
    expect(rice?.nutrients.waterG).toBeNull()
    expect(rice?.sources.waterG).toBeNull()
  })

  test('reads what it may contain and which figures are doubtful', () => {
    const [rice] = readMaterials(materialsCsv('344V', 'everyday', 'ironMg|calciumMg')).rows
    expect(rice).toMatchObject({ mayContain: ['soy', 'milk'], doubtful: ['ironMg', 'calciumMg'] })
    expect(readMaterials(materialsCsv('344V', 'everyday', 'iron')).problems[0]?.message).toContain('"iron"')
  })

  test('reads how often a household buys it, and refuses other words', () => {
    expect(readMaterials(materialsCsv('344V', 'rare')).rows[0]?.use).toBe('rare')
    expect(readMaterials(materialsCsv('344V', 'often')).problems[0]?.message).toContain('use is "often"')
  })

  test('reads why energy differs from its factors, in words', () => {
    expect(readMaterials(materialsCsv('18V')).rows[0]?.energyDiffers).toBe(false)
    expect(readMaterials(materialsCsv('18V', 'everyday', '', 'đến từ axit axetic')).rows[0]?.energyDiffers).toBe(true)
    expect(readMaterials(materialsCsv('18V', 'everyday', '', '1')).problems[0]?.message).toContain(
      'the reason in words',
    )
  })

  test.each(['344', '344X', 'V', '-3V', '3,4V'])('refuses the cell %s', (cell) => {
    const { rows, problems } = readMaterials(materialsCsv(`"${cell}"`))
    expect(rows).toEqual([])
    expect(problems[0]?.message).toContain('energyKcal')
  })
})

describe('readDishes', () => {
  const header =
    'dishId,slug,title,summary,family,portionFamily,role,mealCodes,objectTypeIds,region,method,mainMaterial,illustration,minutes,ingredients,habit'
  const materials = readMaterials(materialsCsv('344V')).rows
  const dishesCsv = (main: string, ingredients: string, habit = 'weekly') =>
    `${header}\n1,com,Cơm,Cơm nấu.,rice,,rice,2|4,1|2,all,nấu cơm,${main},com,35,${ingredients},${habit}\n`

  test('resolves materials', () => {
    const [rice] = readDishes(dishesCsv('gao_te', 'gao_te:95'), materials).rows
    expect(rice?.ingredients.map(({ material, grams }) => [material.title, grams])).toEqual([['Gạo tẻ', 95]])
    expect(rice?.mealCodes).toEqual([2, 4])
  })

  test('reads how often families cook it, and refuses other words', () => {
    expect(readDishes(dishesCsv('gao_te', 'gao_te:95', 'seldom'), materials).rows[0]?.habit).toBe('seldom')
    expect(readDishes(dishesCsv('gao_te', 'gao_te:95', ''), materials).problems[0]?.message).toContain('habit is ""')
  })

  test.each([
    ['gao_te', 'gao_nep:95', 'unknown material "gao_nep"'],
    ['gao_te', 'gao_te:0', '"0" g of gao_te'],
    ['gao_te', 'gao_te', '"" g of gao_te'],
    ['gao_nep', 'gao_te:95', 'mainMaterial "gao_nep"'],
  ])('refuses main %s with %s', (main, ingredients, message) => {
    expect(readDishes(dishesCsv(main, ingredients), materials).problems[0]?.message).toContain(message)
  })
})
