import type { Dish, Ingredient, Material } from 'shared-contracts/nutrition'
import {
  CELL_SOURCES,
  type CellSource,
  DISH_HABITS,
  MATERIAL_USES,
  NUTRIENTS,
  type Nutrient,
  recordOf,
} from 'shared-contracts/nutrition'
import { CellError, type Cells, type Reading, readRows } from './cells'

const CELL = new RegExp(`^(-?\\d+(?:\\.\\d+)?(?:e[-+]?\\d+)?)([${CELL_SOURCES.join('')}])$`)

/** A nutrient cell such as `7.9V`: amount and source; empty: not known. */
function nutrientCell(cells: Cells, nutrient: Nutrient): { value: number | null; source: CellSource | null } {
  const text = cells.text(nutrient)
  if (text === '') return { value: null, source: null }
  const match = CELL.exec(text)
  const source = CELL_SOURCES.find((code) => code === match?.[2])
  if (match === null || source === undefined || Number(match[1]) < 0)
    throw new CellError(`${nutrient} is "${text}", expected a number and one of ${CELL_SOURCES.join(', ')}`)
  return { value: Number(match[1]), source }
}

function nutrientList(cells: Cells, column: string): readonly Nutrient[] {
  return cells.list(column).map((name) => {
    const nutrient = NUTRIENTS.find((known) => known === name)
    if (nutrient === undefined) throw new CellError(`${column} names "${name}", which is no nutrient column`)
    return nutrient
  })
}

/** Whether a cell gives a reason, in words; empty: there is nothing to explain. */
function givesReason(cells: Cells, column: string): boolean {
  const text = cells.text(column)
  if (text !== '' && !text.includes(' ')) throw new CellError(`${column} is "${text}", expected the reason in words`)
  return text !== ''
}

export function readMaterials(text: string): Reading<Material> {
  return readRows(
    'materials.csv',
    text,
    (cells) => {
      const read = recordOf(NUTRIENTS, (nutrient) => nutrientCell(cells, nutrient))
      return {
        materialId: cells.id('materialId'),
        key: cells.required('key'),
        title: cells.required('title'),
        titleEn: cells.text('titleEn'),
        group: cells.required('group'),
        ediblePercent: cells.number('ediblePercent'),
        edibleSource: cells.oneOf('edibleSource', ['V', 'U', 'A']),
        vfctCode: cells.text('vfctCode'),
        usdaCode: cells.text('usdaCode'),
        allergens: cells.list('allergens'),
        mayContain: cells.list('mayContain'),
        use: cells.oneOf('use', MATERIAL_USES),
        energyDiffers: givesReason(cells, 'energyDiffers'),
        doubtful: nutrientList(cells, 'doubtful'),
        note: cells.text('note'),
        nutrients: recordOf(NUTRIENTS, (nutrient) => read[nutrient].value),
        sources: recordOf(NUTRIENTS, (nutrient) => read[nutrient].source),
      }
    },
    ({ materialId, key }) => [materialId, key],
  )
}

function ingredientCells(text: string, byKey: ReadonlyMap<string, Material>): readonly Ingredient[] {
  return text.split(' ').map((item) => {
    const [key = '', grams = ''] = item.split(':')
    const material = byKey.get(key)
    if (material === undefined) throw new CellError(`ingredients name the unknown material "${key}"`)
    if (!(Number(grams) > 0)) throw new CellError(`ingredients give "${grams}" g of ${key}`)
    return { material, grams: Number(grams) }
  })
}

/** Dishes with their materials resolved; a dish that names an unknown material is a problem. */
export function readDishes(text: string, materials: readonly Material[]): Reading<Dish> {
  const byKey = new Map(materials.map((material) => [material.key, material]))
  return readRows(
    'dishes.csv',
    text,
    (cells) => {
      const mainMaterial = byKey.get(cells.required('mainMaterial'))
      if (mainMaterial === undefined) throw new CellError(`mainMaterial "${cells.text('mainMaterial')}" is unknown`)
      return {
        dishId: cells.id('dishId'),
        slug: cells.required('slug'),
        title: cells.required('title'),
        summary: cells.required('summary'),
        family: cells.required('family'),
        ...(cells.text('portionFamily') !== '' && { portionFamily: cells.text('portionFamily') }),
        role: cells.required('role'),
        mealCodes: cells.ids('mealCodes'),
        objectTypeIds: cells.ids('objectTypeIds'),
        region: cells.oneOf('region', ['all', 'bac', 'trung', 'nam']),
        method: cells.required('method'),
        mainMaterial,
        illustration: cells.text('illustration'),
        minutes: cells.number('minutes'),
        habit: cells.oneOf('habit', DISH_HABITS),
        ingredients: ingredientCells(cells.required('ingredients'), byKey),
      }
    },
    ({ dishId, slug, title }) => [dishId, slug, title],
  )
}
