import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ContentProblem,
  type ObjectTypeRow,
  type Reading,
  readDishes,
  readFoodRules,
  readMaterials,
  readNeeds,
  readObjectTypes,
  readSafetyRules,
  readStandards,
  type SafetyRules,
} from 'content/nutrition'
import type { Dish, FoodRules, Material, Need, Standard } from 'shared-contracts/nutrition'
import { type BuilderSettings, readSettings } from './settings'

/** All that the builder knows: read once, never changed. */
export interface Snapshot {
  readonly materials: readonly Material[]
  readonly dishes: readonly Dish[]
  readonly dishById: ReadonlyMap<number, Dish>
  readonly standards: readonly Standard[]
  readonly needs: readonly Need[]
  readonly objectTypes: readonly ObjectTypeRow[]
  readonly rules: FoodRules
  readonly safety: SafetyRules
  readonly settings: BuilderSettings
}

/** The content can't be used as it is; `problems` names file, line and fault. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[]

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'))
    this.problems = problems
  }
}

function rowsOf<T>({ rows, problems }: Reading<T>): readonly T[] {
  if (problems.length > 0) throw new ContentError(problems)
  return rows
}

/** Reads the content folder `content/nutrition`. Throws ContentError on bad rows. */
export function loadSnapshot(folder: string): Snapshot {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const materials = rowsOf(readMaterials(read('materials.csv')))
  const dishes = rowsOf(readDishes(read('dishes.csv'), materials))
  return {
    materials,
    dishes,
    dishById: new Map(dishes.map((dish) => [dish.dishId, dish])),
    standards: rowsOf(readStandards(read('standards.csv'))),
    needs: rowsOf(readNeeds(read('needs.csv'))),
    objectTypes: readObjectTypes(read('object-types.json')),
    rules: readFoodRules(read('scales.json'), read('food-groups.json')),
    safety: readSafetyRules(read('exclusions.json')),
    settings: readSettings(read('builder.json')),
  }
}
