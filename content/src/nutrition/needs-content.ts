import type { Need } from 'shared-contracts/nutrition'
import type { Problem } from '../files/problem'
import type { PartOfRows } from '../rows/content-rows'
import {
  type EnergyNeedRow,
  type ListedStandard,
  type NeedReasonRow,
  readEnergyNeeds,
  readNeedReasons,
  readNeeds,
  readSources,
} from '../tables'
import { guarded, problemIn } from './nutrition-files'

/** Sources of bands that the programme derived for its menus: nobody recommends them. */
const WORKING_SOURCES = new Set(['BAND', 'MEALSHARE', 'EST'])
/** Grams of salt in a milligram of sodium, and how far two ways to write one limit may lie apart. */
const SALT_G_PER_SODIUM_MG = 2.542 / 1000
const SALT_TOLERANCE_G = 0.1

export interface NeedsContent {
  readonly needs: readonly Need[]
  readonly reasons: readonly NeedReasonRow[]
  readonly energyNeeds: readonly EnergyNeedRow[]
}

/** needs.csv with its reasons and the energy needs by activity, checked against each other and against sources.csv. */
export function readNeedsContent(
  text: (file: string) => string,
  standards: readonly ListedStandard[],
  problems: Problem[],
): NeedsContent {
  const sources = guarded(problems, 'sources.csv', () => readSources(text('sources.csv')))
  const reasons = guarded(problems, 'need-reasons.csv', () => readNeedReasons(text('need-reasons.csv')))
  const needs = guarded(problems, 'needs.csv', () => readNeeds(text('needs.csv'), reasons))
  const energyNeeds = guarded(problems, 'energy-needs.csv', () => readEnergyNeeds(text('energy-needs.csv')))
  const codes = new Set(sources.map(({ code }) => code))
  for (const code of new Set(needs.flatMap(({ source, upperSource }) => [source, upperSource])))
    if (code !== '' && !codes.has(code)) problems.push(problemIn('needs.csv', `Không có nguồn ${code}`))
  for (const message of contradictions(needs, energyNeeds, standards)) problems.push(problemIn('needs.csv', message))
  return { needs, reasons, energyNeeds }
}

/** What needs of one object type say differently of one thing: energy by activity, salt and sodium. */
function contradictions(
  needs: readonly Need[],
  energyNeeds: readonly EnergyNeedRow[],
  standards: readonly ListedStandard[],
): readonly string[] {
  const idOf = (measure: string) =>
    standards.find((each) => each.scope === 'day' && each.measure === measure)?.standardId
  const ids = { energy: idOf('energy'), salt: idOf('salt'), sodium: idOf('sodium') }
  const objectTypeIds = [...new Set(needs.map(({ objectTypeId }) => objectTypeId))]
  return objectTypeIds.flatMap((objectTypeId) => {
    const own = (id: number | undefined) =>
      needs.find((need) => need.objectTypeId === objectTypeId && need.standardId === id)
    const messages: string[] = []
    // Menus are built for light activity; the need of children isn't split.
    const energy = energyNeeds.find(
      (each) => each.objectTypeId === objectTypeId && (each.activity === 'light' || each.activity === 'all'),
    )
    const band = own(ids.energy)
    const point = band?.need
    if (energy && point && (point < energy.from || point > energy.to))
      messages.push(`Nhóm ${objectTypeId}: nhu cầu năng lượng ${point} khác energy-needs.csv`)
    // Visitors read the recommendation of energy-needs.csv: it too lies in the range, or has a reason not to.
    if (energy && band && band.reason === undefined && !(isWithin(energy.from, band) && isWithin(energy.to, band)))
      messages.push(`Nhóm ${objectTypeId}: khuyến nghị ${energy.from}–${energy.to} kcal nằm ngoài khoảng của thực đơn`)
    const [salt, sodium] = [own(ids.salt)?.max, own(ids.sodium)?.max]
    if (salt && sodium && Math.abs(sodium * SALT_G_PER_SODIUM_MG - salt) > SALT_TOLERANCE_G)
      messages.push(`Nhóm ${objectTypeId}: ${salt} g muối và ${sodium} mg natri là hai giới hạn khác nhau`)
    return messages
  })
}

function isWithin(amount: number, { min, max }: Pick<Need, 'min' | 'max'>): boolean {
  return amount >= (min ?? amount) && amount <= (max ?? amount)
}

/** What a source recommends: its range, where the point is only the middle of one, else the point; null on both sides where the band is the programme's own. */
export function recommendationOf({ min, max, need, upper, source }: Need): {
  readonly from: number | null
  readonly to: number | null
} {
  const isMiddle = need !== null && min !== null && max !== null && max !== upper && need * 2 === min + max
  if (need !== null && !isMiddle) return { from: need, to: need }
  const ownBand = WORKING_SOURCES.has(source) || (upper !== null && upper === max)
  return ownBand ? { from: null, to: null } : { from: min, to: max }
}

export function needRows({ needs, energyNeeds }: NeedsContent): PartOfRows<'object_type_needs' | 'energy_needs'> {
  return {
    object_type_needs: needs
      .filter(({ min, max, need }) => min !== null || max !== null || need !== null)
      .map((row) => {
        const { from, to } = recommendationOf(row)
        return {
          object_type_id: row.objectTypeId,
          standard_id: row.standardId,
          min: row.min,
          max: row.max,
          need: row.need,
          recommended_from: from,
          recommended_to: to,
          upper_level: row.upper,
          upper_is_of_added: row.upperOf === 'added',
          upper_source: row.upperSource || null,
          source: row.source,
          reason: row.reason ?? null,
          judged: row.judged ?? 'whole',
          week_mean: row.weekMean ?? false,
          day_max: row.dayMax ?? null,
        }
      }),
    energy_needs: energyNeeds.map(({ objectTypeId, activity, from, to, source }) => ({
      object_type_id: objectTypeId,
      activity,
      low: from,
      high: to,
      source,
    })),
  }
}
