import { type LmsDeltas, type LmsTable, readLmsTable } from './lms-table'

/** As on the wire: 0 male, 1 female. */
export type Sex = 0 | 1

export type GrowthTableName =
  | 'lengthForAge'
  | 'weightForAge'
  | 'bmiForAge'
  | 'headForAge'
  /** Lying, 45–110 cm, below day 731. */
  | 'weightForLength'
  /** Standing, 65–120 cm, from day 731. */
  | 'weightForHeight'

/** What an assessment looks up; the head isn't classed, its table says which sizes no child has. */
export type GrowthTables = Readonly<Record<GrowthTableName, LmsTable>>

type Load = () => Promise<{ readonly deltas: LmsDeltas }>

/** One module a table and sex, 1–2 kB compressed: a chart fetches what it draws and nothing else. */
const modules: Readonly<Record<GrowthTableName, Readonly<Record<Sex, Load>>>> = {
  lengthForAge: {
    0: () => import(/* webpackChunkName: "growth-length-boys" */ './tables/length-for-age-boys'),
    1: () => import(/* webpackChunkName: "growth-length-girls" */ './tables/length-for-age-girls'),
  },
  weightForAge: {
    0: () => import(/* webpackChunkName: "growth-weight-boys" */ './tables/weight-for-age-boys'),
    1: () => import(/* webpackChunkName: "growth-weight-girls" */ './tables/weight-for-age-girls'),
  },
  bmiForAge: {
    0: () => import(/* webpackChunkName: "growth-bmi-boys" */ './tables/bmi-for-age-boys'),
    1: () => import(/* webpackChunkName: "growth-bmi-girls" */ './tables/bmi-for-age-girls'),
  },
  headForAge: {
    0: () => import(/* webpackChunkName: "growth-head-boys" */ './tables/head-for-age-boys'),
    1: () => import(/* webpackChunkName: "growth-head-girls" */ './tables/head-for-age-girls'),
  },
  weightForLength: {
    0: () => import(/* webpackChunkName: "growth-wfl-boys" */ './tables/weight-for-length-boys'),
    1: () => import(/* webpackChunkName: "growth-wfl-girls" */ './tables/weight-for-length-girls'),
  },
  weightForHeight: {
    0: () => import(/* webpackChunkName: "growth-wfh-boys" */ './tables/weight-for-height-boys'),
    1: () => import(/* webpackChunkName: "growth-wfh-girls" */ './tables/weight-for-height-girls'),
  },
}

const loaded = new Map<string, Promise<LmsTable>>()

/** One table. Rejects when its module can't be had; the next call tries again. */
export function loadGrowthTable(name: GrowthTableName, sex: Sex): Promise<LmsTable> {
  const key = `${name} ${sex}`
  const known = loaded.get(key)
  if (known) return known
  const table = modules[name][sex]().then(({ deltas }) => readLmsTable(deltas))
  loaded.set(key, table)
  table.catch(() => loaded.delete(key))
  return table
}

/** All that an assessment of one sex needs. */
export async function loadGrowthTables(sex: Sex): Promise<GrowthTables> {
  const [lengthForAge, weightForAge, bmiForAge, headForAge, weightForLength, weightForHeight] = await Promise.all([
    loadGrowthTable('lengthForAge', sex),
    loadGrowthTable('weightForAge', sex),
    loadGrowthTable('bmiForAge', sex),
    loadGrowthTable('headForAge', sex),
    loadGrowthTable('weightForLength', sex),
    loadGrowthTable('weightForHeight', sex),
  ])
  return { lengthForAge, weightForAge, bmiForAge, headForAge, weightForLength, weightForHeight }
}
