import { formatNumber } from 'shared-contracts/formats'
import type { GrowthIndex } from '../assessment/assess-row'
import {
  type AgeGroupId,
  ageGroups,
  type Cut,
  cuts,
  type Prevalence,
  type PrevalenceLine,
  type Share,
} from '../assessment/prevalence'
import { pageTexts } from '../page-texts'

const words = pageTexts.prevalence

/** WHO reports heavy children by weight for length and BMI alone: by age a heavy child may be a tall one. */
export function cutsOf(index: GrowthIndex): readonly Cut[] {
  return index === 'weightForLength' || index === 'bmiForAge' ? cuts : ['below-3', 'below-2']
}

export function columnsOf(index: GrowthIndex): readonly string[] {
  return [
    words.count,
    ...cutsOf(index).map((cut) => words.cuts[cut]),
    words.mean,
    words.deviation,
    words.flagged,
    ...(index === 'lengthForAge' ? [] : [words.oedema]),
  ]
}

/** Of one index, as `columnsOf` has them; shares with their confidence interval. */
export function figuresOf(index: GrowthIndex, found: Prevalence): readonly string[] {
  return [
    formatNumber(found.count),
    ...cutsOf(index).map((cut) => (found.count === 0 ? '–' : shareText(found.shares[cut]))),
    signed(found.mean),
    signed(found.deviation),
    formatNumber(found.flagged),
    ...(index === 'lengthForAge' ? [] : [formatNumber(found.oedema)]),
  ]
}

/** "12,3 (10,1; 14,8)" */
function shareText({ percent, low, high }: Share): string {
  return `${fixed(percent, 1)} (${fixed(low, 1)}; ${fixed(high, 1)})`
}

function signed(value: number | null): string {
  return value === null ? '–' : fixed(value, 2)
}

/** "Tất cả · Trai", "0–5 tháng · Chung" */
export function lineTitle({ group, sex }: PrevalenceLine): string {
  return `${groupTitle(group)} · ${words.sexes[sex]}`
}

export function groupTitle(group: string): string {
  if (group === 'all') return words.total
  return isAgeGroup(group) ? words.ages[group] : group
}

function isAgeGroup(group: string): group is AgeGroupId {
  return ageGroups.some(({ id }) => id === group)
}

/** With all its decimals, so that figures of a column stand under each other. */
export function fixed(value: number, decimals: number): string {
  return value.toFixed(decimals).replace('.', ',').replace('-', '−')
}
