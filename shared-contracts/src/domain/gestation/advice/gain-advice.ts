import { chooseAdvice, mostUrgent, type Urgency } from '../../health-rules/advice'
import { actsOf, rankFindings, type Verdict } from '../../health-rules/verdict'
import { FIRST_JUDGED_DAY, FIRST_UNJUDGED_DAY, type GainStatus } from '../expected-gain'
import type { GainPace } from '../gain-pace'
import type { FetusCount } from '../gain-standards'
import type { MotherBmiStatus } from '../mother-bmi'
import type { GainAdviceText, GainFinding } from './gain-advice-text'
import { gainConcerns, gainFindingTitle, gainUrgencyTitles } from './gain-titles'
import { gainAdviceTexts } from './generated/gain-advice-texts'

/** A weighing as it was judged. */
export interface JudgedWeighing {
  /** kg since before pregnancy. */
  readonly weightGain: number | null
  readonly weightGainMin: number | null
  readonly weightGainStatus: GainStatus | null
  /** Before pregnancy while pregnant, her own after birth. */
  readonly bmi: number | null
  readonly bmiStatus: MotherBmiStatus | null
  /** Null: not pregnant. */
  readonly pregnancyDays: number | null
  /** kg */
  readonly weightBeforePregnancy: number | null
  readonly fetusCount: FetusCount
  readonly pace: GainPace
  /** After birth: lighter by more than is safe for her milk. */
  readonly losingFast?: boolean
}

/** The verdict about a weighing, with what it asks for. */
export interface GainAdvice extends Verdict {
  /** Most careful first. */
  readonly findings: readonly GainFinding[]
  readonly advice: readonly GainAdviceText[]
}

/** More than this share of the weight before pregnancy lost by nausea is severe (RCOG Green-top Guideline 69). */
const MUCH_LOST_SHARE = 0.05
const LAST_DUE_DAY = 280
/**
 * With two children or more: when their birth should be planned, and from when they should have been born. NICE NG137 offers planned birth to
 * uncomplicated twins at 37 completed weeks, at 36 where they share a placenta (which isn't asked for), to triplets at 35.
 */
const BIRTH_OF_MULTIPLES = {
  1: null,
  2: { planFrom: 36 * 7, bornBy: 38 * 7 },
  3: { planFrom: 35 * 7, bornBy: 36 * 7 },
} as const

/** Everything that a weighing found; empty when nothing can be said. */
export function gainFindingsOf(weighing: JudgedWeighing): readonly GainFinding[] {
  const { pregnancyDays: days, weightGain, weightGainStatus, bmi, bmiStatus, pace } = weighing
  if (days === null) {
    const losing = weighing.losingFast === true ? (['losing fast'] as const) : []
    if (bmiStatus === null) return bmi === null ? losing : [...losing, 'soon after birth']
    return [...losing, bmiWords[bmiStatus]]
  }
  const noRange =
    weighing.fetusCount > 1 && weightGain !== null && weighing.weightGainMin === null && days < FIRST_UNJUDGED_DAY
  const lostMuch =
    weightGain !== null &&
    weighing.weightBeforePregnancy !== null &&
    -weightGain > weighing.weightBeforePregnancy * MUCH_LOST_SHARE
  return [
    ...(lostMuch ? (['lost much'] as const) : []),
    ...(weightGainStatus === null
      ? []
      : [weighing.fetusCount > 1 ? (`twins ${weightGainStatus}` as const) : weightGainStatus]),
    ...(noRange ? (['no range'] as const) : []),
    ...(pace === null ? [] : [pace === 'fast' ? ('gaining fast' as const) : ('gaining slowly' as const)]),
    ...(weightGain !== null && days < FIRST_JUDGED_DAY && !lostMuch ? firstMonths(weightGain, noRange) : []),
    ...nearBirth(days, weighing.fetusCount),
  ]
}

function firstMonths(weightGain: number, noRange: boolean): readonly GainFinding[] {
  if (weightGain < 0) return ['lost in first months']
  return noRange ? [] : ['first months']
}

function nearBirth(days: number, fetusCount: FetusCount): readonly GainFinding[] {
  const birth = BIRTH_OF_MULTIPLES[fetusCount]
  if (birth) {
    if (days >= birth.bornBy) return ['past usual birth']
    return days >= birth.planFrom ? ['birth plan due'] : []
  }
  if (days >= FIRST_UNJUDGED_DAY) return ['past week 41']
  return days > LAST_DUE_DAY ? ['past due'] : []
}

/** What a mother is told, most urgent first; null when nothing was found. `pregnancyDays` null: after birth. */
export function gainAdvice(findings: readonly GainFinding[], pregnancyDays: number | null): GainAdvice | null {
  const person =
    pregnancyDays === null ? ({ stage: 'nursing' } as const) : ({ stage: 'pregnant', day: pregnancyDays } as const)
  const advice = chooseAdvice<GainFinding, GainAdviceText>(gainAdviceTexts, person, findings)
  const urgency = mostUrgent(advice.map((text) => text.urgency))
  if (urgency === null) return null
  const ranked = rankFindings(findings, advice)
  return {
    urgency,
    verdict: verdictOf(
      urgency,
      ranked.map(({ finding }) => finding),
    ),
    told: ranked.map(({ finding, urgency: own }) => ({
      title: gainFindingTitle(finding),
      meaning: null,
      urgency: own,
    })),
    acts: actsOf(urgency),
    findings: ranked.map(({ finding }) => finding),
    advice,
  }
}

function verdictOf(urgency: Urgency, findings: readonly GainFinding[]): string {
  const concerns = gainConcerns(findings)
  const named = (concerns.length > 0 ? concerns : findings).map((finding) => gainFindingTitle(finding))
  return `${gainUrgencyTitles[urgency]}: ${named.map((title) => title.charAt(0).toLowerCase() + title.slice(1)).join(', ')}`
}

const bmiWords = { Thin: 'thin', Normal: 'normal', Overweight: 'overweight' } as const
