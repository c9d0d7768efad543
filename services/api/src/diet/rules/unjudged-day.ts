import { formatAmount } from 'shared-contracts/formats'
import type { Urgency } from 'shared-contracts/health-rules'
import { findMeal } from 'shared-contracts/menus'
import { isShare, type JudgedDayState, type Kitchen, writtenDay } from 'shared-contracts/nutrition'
import type { ConsultingRules, DietAdvice } from './consulting-rules'
import type { DietResult, DietStandard } from './diet'

const ENERGY = 1

type Finding = DietResult['findings'][number]
type Standards = readonly DietStandard[]

/**
 * A result as it is told: as a day where it is one. The same is done to what was kept before days were told apart, with a verdict of whatever was written
 * down.
 */
export function toldResult(
  result: DietResult,
  objectTypeId: number,
  parts: { readonly rules: Pick<ConsultingRules, 'advice'>; readonly kitchen: Pick<Kitchen, 'standards'> },
): DietResult {
  const day = writtenDay(result)
  return day === null || day.state === 'whole' ? result : unjudged(result, day, objectTypeId, parts)
}

/**
 * A result of a day that can't be judged: amounts without anything to compare them with, and of what was found only what holds whatever else is eaten.
 * Its one sentence says what is missing. Made of such a result it is the same.
 */
function unjudged(
  { standards, findings, limits, ...result }: DietResult,
  day: JudgedDayState,
  objectTypeId: number,
  {
    rules: { advice },
    kitchen,
  }: { readonly rules: Pick<ConsultingRules, 'advice'>; readonly kitchen: Pick<Kitchen, 'standards'> },
): DietResult {
  const adviceOf = (finding: Finding) => advice.find(({ id }) => id === finding.adviceId)
  const mine = advice.filter(({ objectTypeIds }) => objectTypeIds.includes(objectTypeId))
  const held = findings.filter((finding) => holdsAnyhow(finding, adviceOf(finding), standards))
  const isSerious = held.some(
    (finding) => finding.kind === 'above' || (finding.kind === 'limit' && adviceOf(finding)?.risk !== 'low'),
  )
  const isUrgent = held.some(({ kind }) => kind === 'urgent')
  const first = isUrgent ? 'urgent' : isSerious ? 'limit' : null
  const told = [...held, ...(day.state === 'low' ? lowDayFindings(mine, ['eat', 'see']) : [])]
  const urgency: Urgency = isUrgent ? 'see' : 'watch'
  return {
    ...result,
    urgency,
    verdict: [first === null ? '' : textOf(first, mine), dayText(day, mine)].filter(Boolean).join(' '),
    standards: amountsAlone(standards, kitchen),
    limits,
    findings: told,
    advice: told.map(({ text }) => text),
    suggestions: [],
  }
}

/** What is told of answers that make far too little energy, with when to see a health worker right after what is said of energy. */
export function withReferral(
  told: readonly Finding[],
  objectTypeId: number,
  { advice }: Pick<ConsultingRules, 'advice'>,
): Finding[] {
  const mine = advice.filter(({ objectTypeIds }) => objectTypeIds.includes(objectTypeId))
  const isBefore = ({ kind, standardId }: Finding) =>
    standardId === ENERGY || kind === 'urgent' || kind === 'limit' || kind === 'above'
  const place = told.findLastIndex(isBefore) + 1
  return [...told.slice(0, place), ...lowDayFindings(mine, ['see']), ...told.slice(place)]
}

/** What is to be done about a day of far too little energy: how to eat more, and when to see a health worker. */
function lowDayFindings(mine: readonly DietAdvice[], parts: readonly ('eat' | 'see')[]): readonly Finding[] {
  return parts.flatMap((part) => {
    const found = mine.find(({ on }) => 'lowDay' in on && on.lowDay === part)
    if (found === undefined) return []
    const { id: adviceId, text, ruleIds } = found
    return [{ adviceId, kind: 'below' as const, text, standardId: null, ruleIds: [...ruleIds] }]
  })
}

/** Standards without shares of energy or protein. */
export function withoutShares<S extends Pick<DietStandard, 'standardId'>>(
  standards: readonly S[],
  kitchen: Pick<Kitchen, 'standards'>,
): S[] {
  const shares = new Set(kitchen.standards.filter(isShare).map(({ standardId }) => standardId))
  return standards.filter(({ standardId }) => !shares.has(standardId))
}

/**
 * Signs of the body, habits and limits that were exceeded don't wait for the rest of the day; neither does what a rule of high risk says is too much
 * already, nor what isn't for the person at all.
 */
function holdsAnyhow({ kind, standardId }: Finding, advice: DietAdvice | undefined, standards: Standards): boolean {
  if (kind !== 'above') return kind === 'urgent' || kind === 'limit' || kind === 'habit'
  const most = standards.find((each) => each.standardId === standardId)?.max ?? null
  // Without a maximum the result was told as such a day before, with what holds alone.
  return advice?.risk === 'high' || most === 0 || most === null
}

function amountsAlone(standards: Standards, kitchen: Pick<Kitchen, 'standards'>): DietStandard[] {
  return withoutShares(standards, kitchen).map(
    ({ standardId, value, status, against, missingCount, recommended, min }) => ({
      standardId,
      value,
      against,
      ...{ min: null, max: null, need: null, upper: null, source: null },
      // By it alone the page knows what kind of day this is; it is shown beside no amount.
      recommended: standardId === ENERGY ? (recommended ?? { from: min, to: null }) : null,
      status: status === 'missing' ? 'missing' : 'notJudged',
      missingCount,
    }),
  )
}

const COUNTS = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu'] as const

function dayText({ state, meals, energyPercent, mealsToCome }: JudgedDayState, mine: readonly DietAdvice[]): string {
  const percent = energyPercent === null ? '' : formatAmount(energyPercent, '%')
  if (state === 'low') return textOf('low', mine).replace('{percent}', percent)
  // Enough meals, of which the energy isn't known.
  if (mealsToCome.length === 0) return textOf('unknown', mine)
  const share =
    energyPercent !== null && energyPercent > 0 && energyPercent < 100 ? ` (khoảng ${percent} năng lượng của ngày)` : ''
  const missing = mealsToCome.map((code) => (findMeal(code)?.title ?? '').toLowerCase()).join(', ')
  return textOf('partial', mine)
    .replace('{meals}', `${COUNTS[meals] ?? meals} bữa`)
    .replace('{share}', share)
    .replace('{missing}', `${missing} và các bữa phụ, nếu có,`)
}

function textOf(verdict: 'urgent' | 'limit' | 'partial' | 'low' | 'unknown', mine: readonly DietAdvice[]): string {
  return mine.find(({ on }) => 'verdict' in on && on.verdict === verdict)?.text ?? ''
}
