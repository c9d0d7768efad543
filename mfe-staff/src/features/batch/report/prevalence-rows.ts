import { formatNumber } from 'shared-contracts/formats'
import type { GrowthIndex } from '../assessment/assess-row'
import {
  type AgeGroupId,
  ageGroups,
  type Cut,
  coexistences,
  cuts,
  type Prevalence,
  type PrevalenceLine,
  type PrevalenceTables,
  type Share,
  type Together,
} from '../assessment/prevalence'
import type { Interval } from '../assessment/survey-estimate'
import { pageTexts } from '../page-texts'

const words = pageTexts.prevalence

/** WHO reports heavy children by weight for length and BMI alone: by age a heavy child may be a tall one. */
export function cutsOf(index: GrowthIndex): readonly Cut[] {
  return index === 'weightForLength' || index === 'bmiForAge' ? cuts : ['below-3', 'below-2', 'below-1']
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
    found.mean === null ? '–' : meanText(found.mean),
    signed(found.deviation),
    formatNumber(found.flagged),
    ...(index === 'lengthForAge' ? [] : [formatNumber(found.oedema)]),
  ]
}

/** "12,3 (10,1; 14,8)" */
function shareText({ value, low, high }: Share): string {
  return `${fixed(value, 1)} (${fixed(low, 1)}; ${fixed(high, 1)})`
}

/** Of `togetherColumns`. */
export function togetherFigures({ count, shares }: Together): readonly string[] {
  return [formatNumber(count), ...coexistences.map((each) => (count === 0 ? '–' : shareText(shares[each])))]
}

export const togetherColumns: readonly string[] = [words.count, ...coexistences.map((each) => words.together[each])]

/** How the intervals were made, and who was left out of them. */
export function designNotes({ clusters, withoutWeight, sixtyMonths, repeated }: PrevalenceTables): readonly string[] {
  return [
    clusters === null ? words.simple : words.clustered(formatNumber(clusters)),
    ...(withoutWeight === 0 ? [] : [words.withoutWeight(formatNumber(withoutWeight))]),
    ...(sixtyMonths === 0 ? [] : [words.sixtyMonths(formatNumber(sixtyMonths))]),
    ...(repeated === 0 ? [] : [words.repeated(formatNumber(repeated))]),
  ]
}

function meanText({ value, low, high }: Interval): string {
  return `${fixed(value, 2)} (${fixed(low, 2)}; ${fixed(high, 2)})`
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
