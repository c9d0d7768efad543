import { type AdviceText, mostUrgent, URGENCIES, type Urgency } from './advice'

/**
 * What somebody can do about a verdict. A page offers them in their order as far as it can: the first beside the verdict.
 * `call for help`: the ambulance; `take along`: the sheet for the clinic; `ask`: the programme's contacts.
 */
export type VerdictAct = 'call for help' | 'take along' | 'measure again' | 'ask' | 'plan meals' | 'read on'

/** Something that was found, as a row beneath the verdict. */
export interface VerdictFinding {
  readonly title: string
  /** What it means for this person; null: the title says all. */
  readonly meaning: string | null
  readonly urgency: Urgency
}

/** The one verdict of a result, whatever the result is about. */
export interface Verdict {
  /** Of the most careful finding. */
  readonly urgency: Urgency
  /** One sentence without a full stop: how urgent, and everything that was found, most careful first. It alone is announced. */
  readonly verdict: string
  /** Most careful first. */
  readonly told: readonly VerdictFinding[]
  readonly acts: readonly VerdictAct[]
}

/**
 * Findings with how urgent the advice takes each, the more careful first; those that a text is about before those that it only speaks for as well, else
 * as they came.
 */
export function rankFindings<Finding extends string>(
  findings: readonly Finding[],
  advice: readonly AdviceText<Finding>[],
): readonly { readonly finding: Finding; readonly urgency: Urgency }[] {
  const isAbout = (finding: Finding, text: AdviceText<Finding>) => text.findings.flat().includes(finding)
  return findings
    .map((finding) => {
      const speaking = advice.filter((text) => isAbout(finding, text) || text.covers.includes(finding))
      const urgency = mostUrgent(speaking.map((text) => text.urgency)) ?? 'fine'
      const isTheMatter = speaking.some((text) => text.urgency === urgency && isAbout(finding, text))
      return { finding, urgency, place: URGENCIES.indexOf(urgency) * 2 + (isTheMatter ? 0 : 1) }
    })
    .sort((a, b) => a.place - b.place)
    .map(({ finding, urgency }) => ({ finding, urgency }))
}

interface ActTerms {
  /** A sign that can't wait for the way to a clinic. */
  readonly danger?: boolean
  /** A measure is doubted: it is taken again before anything else. */
  readonly again?: boolean
  /** Meals can be spoken of: never below six months. */
  readonly meals?: boolean
}

/** What to do, by the most careful finding. */
export function actsOf(
  urgency: Urgency,
  { danger = false, again = false, meals = true }: ActTerms = {},
): readonly VerdictAct[] {
  if (danger) return ['call for help', 'take along']
  if (again) return urgency === 'see now' ? ['measure again', 'take along', 'call for help'] : ['measure again']
  switch (urgency) {
    case 'see now':
      return ['take along', 'call for help']
    case 'see':
      return ['take along', 'ask']
    case 'watch':
      return meals ? ['plan meals', 'ask'] : ['ask']
    case 'fine':
      return [meals ? 'plan meals' : 'read on']
  }
}
