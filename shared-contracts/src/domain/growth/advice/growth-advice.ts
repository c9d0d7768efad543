import { FIRST_MENU_DAY, LAST_GROWTH_DAY } from '../../ages/child-age'
import { chooseAdvice, mostUrgent, type Urgency } from '../../health-rules/advice'
import { actsOf, rankFindings, type Verdict } from '../../health-rules/verdict'
import { armClasses } from '../assessment/arm-circumference'
import { weightCourses } from '../assessment/weight-course'
import { growthAdviceTexts } from './generated/growth-advice-texts'
import type { GrowthAdviceText } from './growth-advice-text'
import type { GrowthFinding } from './growth-findings'
import { findingMeaning, findingTitle, urgencyTitles } from './growth-titles'

/** The verdict about a visit, with what it asks for. */
export interface GrowthAdvice extends Verdict {
  /** Most careful first. */
  readonly findings: readonly GrowthFinding[]
  /** What to do, most urgent first, then what helps at home. */
  readonly advice: readonly GrowthAdviceText[]
}

/** Signs of an illness that threatens life. */
const CANT_WAIT: readonly GrowthFinding[] = ['danger sign', 'oedema']
/** A measure is taken again before anything is judged. */
const DOUBTED: readonly GrowthFinding[] = ['implausible', 'implausible and low']
/** The arm is another measure, and the course of weight is found where the weight isn't doubted: they say what they say. */
const UNDOUBTED: readonly GrowthFinding[] = [...armClasses, ...weightCourses]
/** With these, somebody must see the child first; nothing is said of feeding beyond that. */
const SILENT_ON_FEEDING: readonly GrowthFinding[] = [...CANT_WAIT, ...DOUBTED]

/**
 * What a parent is told: one verdict, decided by the most careful finding, and what each finding asks for. Below 181 days only breastfeeding is spoken
 * of. `ageDays`: by `adviceAgeInDays`. Null when nothing was found or judged.
 */
export function growthAdvice(
  findings: readonly GrowthFinding[],
  ageDays: number,
  dangerSigns = false,
): GrowthAdvice | null {
  const all: readonly GrowthFinding[] = dangerSigns
    ? ['danger sign', ...findings.filter((finding) => finding !== 'danger sign' && finding !== 'normal')]
    : findings
  if (all.length === 0) return null
  // Past the standard a danger sign still asks for help.
  const person = { stage: 'child', day: Math.min(Math.max(ageDays, 0), LAST_GROWTH_DAY) } as const
  const textsOf = (part: GrowthAdviceText['part']) =>
    chooseAdvice<GrowthFinding, GrowthAdviceText>(
      growthAdviceTexts.filter((text) => text.part === part),
      person,
      all,
    )
  const act = textsOf('act')
  const feed = all.some((finding) => SILENT_ON_FEEDING.includes(finding)) ? [] : textsOf('feed')
  const urgency = mostUrgent(act.map((text) => text.urgency))
  if (urgency === null) return null
  const ranked = rankFindings(all, act)
  const ordered = ranked.map(({ finding }) => finding)
  return {
    urgency,
    verdict: verdictOf(ordered, urgency),
    told: ranked.map(({ finding, urgency: own }) => ({
      title: findingTitle(finding),
      meaning: findingMeaning(finding),
      urgency: own,
    })),
    acts: actsOf(urgency, {
      danger: all.some((finding) => CANT_WAIT.includes(finding)),
      again: isUnjudged(all),
      meals: ageDays >= FIRST_MENU_DAY,
    }),
    findings: ordered,
    advice: [...act, ...feed],
  }
}

/** Whether a doubted measure leaves nothing else to act on. */
function isUnjudged(findings: readonly GrowthFinding[]): boolean {
  return (
    findings.some((finding) => DOUBTED.includes(finding)) && !findings.some((finding) => UNDOUBTED.includes(finding))
  )
}

function verdictOf(findings: readonly GrowthFinding[], urgency: Urgency): string {
  const severe = findings.some((finding) => CANT_WAIT.includes(finding))
  const label = isUnjudged(findings) && !severe ? 'Chưa đánh giá được' : urgencyTitles[urgency]
  const told = findings.filter((finding) => finding !== 'below six months corrected')
  return `${label}: ${told.map((finding) => findingTitle(finding).toLowerCase()).join(', ')}`
}
