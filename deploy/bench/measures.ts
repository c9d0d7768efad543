import type { BenchBasis, BrowserBench, SiteBench } from './context'
import { measureApi } from './measures/api'
import { measureDishReplacements, measureDishSearch } from './measures/dishes'
import { measureDocumentHost } from './measures/document-host'
import { measureFirstVisits } from './measures/first-visit'
import { measureGrowth } from './measures/growth'
import { measureLogin } from './measures/login'
import { measureManySections } from './measures/many-sections'
import { measureMemory } from './measures/memory'
import { measureMenuBuilder } from './measures/menu-builder'
import { measureSecondVisits } from './measures/second-visit'
import { measureSectionSwitches } from './measures/section-switch'
import type { Row } from './result'

/**
 * `needs`: nothing but what was built, a running site, or a browser and the fronts before that site too. `minutes`: it is cut off by then,
 * and makes fewer rounds before that.
 */
export type Measure = { readonly minutes: number } & (
  | { readonly needs: 'nothing'; measure(bench: BenchBasis): Promise<Row[]> }
  | { readonly needs: 'site'; measure(bench: SiteBench): Promise<Row[]> }
  | { readonly needs: 'browser'; measure(bench: BrowserBench): Promise<Row[]> }
)

/** In the order in which they run: the longest gets what time the others leave. */
export const MEASURES: Readonly<Record<string, Measure>> = {
  memory: { needs: 'site', minutes: 4, measure: measureMemory },
  growth: { needs: 'nothing', minutes: 0.5, measure: measureGrowth },
  login: { needs: 'site', minutes: 0.5, measure: measureLogin },
  'dish-search': { needs: 'site', minutes: 1, measure: measureDishSearch },
  'dish-replacements': { needs: 'site', minutes: 0.5, measure: measureDishReplacements },
  'document-host': { needs: 'site', minutes: 1, measure: measureDocumentHost },
  api: { needs: 'site', minutes: 1.5, measure: measureApi },
  'menu-builder': { needs: 'nothing', minutes: 5, measure: measureMenuBuilder },
  'second-visit': { needs: 'browser', minutes: 1.5, measure: measureSecondVisits },
  'section-switch': { needs: 'browser', minutes: 3, measure: measureSectionSwitches },
  'many-sections': { needs: 'browser', minutes: 2, measure: measureManySections },
  'first-visit': { needs: 'browser', minutes: 20, measure: measureFirstVisits },
}

export const MEASURE_NAMES = Object.keys(MEASURES)
