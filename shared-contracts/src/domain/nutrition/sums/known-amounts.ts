import type { Standard } from '../standard'
import { type DayIntake, measureDay } from './evaluate'
import { INTAKE_MEASURES, type Intake } from './intake'

/** Amounts by standardId: null when nothing is known, with the number of materials that have no figure. */
export type KnownAmounts = Record<string, { value: number | null; missing: number }>

/** Three digits after the point: finer than any figure of the composition table. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Amounts of the standards that add up over a whole day, for a dish or a meal. */
export function knownAmounts({ amounts, foods }: Intake, standards: readonly Standard[]): KnownAmounts {
  const nutrition: KnownAmounts = {}
  for (const { standardId, measure, scope } of standards) {
    const name = INTAKE_MEASURES.find((known) => known === measure)
    if (name === undefined || scope !== 'day') continue
    const { value, missingCount } = amounts[name]
    const nothingKnown = value === 0 && missingCount > 0 && missingCount >= foods.size
    nutrition[standardId] = { value: nothingKnown ? null : rounded(value), missing: missingCount }
  }
  return nutrition
}

/** Amounts of all standards for a day, shares and meals too: whoever reads them judges the day without its materials. */
export function knownAmountsOfDay(day: DayIntake, standards: readonly Standard[]): KnownAmounts {
  const simple = knownAmounts(day.total, standards)
  const all = standards.map((standard): [number, KnownAmounts[string]] => {
    const { value, missingCount } = measureDay(standard, day)
    return [standard.standardId, simple[standard.standardId] ?? { value: rounded(value), missing: missingCount }]
  })
  return Object.fromEntries(all)
}
