import { type Audience, type AudiencePerson, isInAudience } from './audience'

/** How soon somebody should act, most urgent first. `see`: let a health worker look within days; `watch`: measure again before long. */
export const URGENCIES = ['see now', 'see', 'watch', 'fine'] as const
export type Urgency = (typeof URGENCIES)[number]

/** A text that a tool tells to whom it is meant for, when something was found. Its home: content/advice. */
export interface AdviceText<Finding extends string = string> {
  readonly id: string
  readonly audience: Audience
  /** All of these must have been found; of a list of several, any one. */
  readonly findings: readonly (readonly Finding[])[]
  /** What the text speaks for as well, where it was found too. */
  readonly covers: readonly Finding[]
  readonly urgency: Urgency
  readonly text: string
  /** Ids of the rules that it tells. */
  readonly rules: readonly string[]
}

/**
 * The texts that tell everything found, each finding once: a text that speaks for more of them goes before one that speaks for fewer, so that a
 * combination has words of its own. Most urgent first, then as in the list.
 */
export function chooseAdvice<Finding extends string, Text extends AdviceText<Finding>>(
  texts: readonly Text[],
  person: AudiencePerson,
  findings: readonly Finding[],
): readonly Text[] {
  const found = new Set(findings)
  const told = new Set<Finding>()
  const chosen: Text[] = []
  const fitting = texts
    .filter((text) => isInAudience(person, text.audience))
    .filter((text) => text.findings.every((alternatives) => alternatives.some((finding) => found.has(finding))))
    .map((text) => ({
      text,
      asksFor: text.findings.map((alternatives) => alternatives.filter((finding) => found.has(finding))),
      speaksFor: [...text.findings.flat(), ...text.covers].filter((finding) => found.has(finding)),
    }))
    .sort((a, b) => b.speaksFor.length - a.speaksFor.length)
  for (const { text, asksFor, speaksFor } of fitting) {
    if (asksFor.some((alternatives) => alternatives.every((finding) => told.has(finding)))) continue
    for (const finding of speaksFor) told.add(finding)
    chosen.push(text)
  }
  return chosen.sort(
    (a, b) => URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency) || texts.indexOf(a) - texts.indexOf(b),
  )
}

/** The more careful one decides. Null of nothing. */
export function mostUrgent(urgencies: readonly Urgency[]): Urgency | null {
  return URGENCIES.find((urgency) => urgencies.includes(urgency)) ?? null
}
