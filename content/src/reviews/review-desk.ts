import type { Review, RuleRisk } from 'shared-contracts/health-rules'
import { RULE_RISKS } from 'shared-contracts/health-rules'
import { type ReviewSubject, SUBJECT_KINDS } from './review-subject'

/** A line of the reviewer's desk. */
export interface DeskEntry extends ReviewSubject {
  readonly review: Review
  /** Of a rule: the texts that tell it. */
  readonly toldBy: readonly string[]
}

/**
 * What a nutritionist must sign: the worst risk first, then what is unsigned, changed, signed; then rules, articles, answers, advice, menus in the
 * order of the files. `risk` leaves out the others.
 */
export function reviewDesk(
  subjects: readonly ReviewSubject[],
  reviews: ReadonlyMap<string, Review>,
  risk: RuleRisk | null = null,
): readonly DeskEntry[] {
  const tellers = tellersOfRules(subjects)
  return subjects
    .filter((subject) => risk === null || subject.risk === risk)
    .map((subject) => ({
      ...subject,
      review: reviews.get(subject.subject) ?? { state: 'unsigned' as const },
      toldBy: tellers.get(subject.subject) ?? [],
    }))
    .sort((a, b) => rankOf(a) - rankOf(b))
}

const STATES = ['unsigned', 'changed', 'signed'] as const

function rankOf({ risk, review, kind }: DeskEntry): number {
  return RULE_RISKS.indexOf(risk) * 100 + STATES.indexOf(review.state) * 10 + SUBJECT_KINDS.indexOf(kind)
}

/** Which texts tell each rule: subjects of texts by the subject of the rule. */
export function tellersOfRules(subjects: readonly ReviewSubject[]): ReadonlyMap<string, readonly string[]> {
  const tellers = new Map<string, string[]>()
  for (const { subject, kind, rules } of subjects) {
    if (kind === 'rule') continue
    for (const rule of rules) {
      const key = `rule:${rule}`
      tellers.set(key, [...(tellers.get(key) ?? []), subject])
    }
  }
  return tellers
}

/** The desk as lines to read: a heading a risk, then two or three lines an entry. */
export function deskText(entries: readonly DeskEntry[]): string {
  const lines: string[] = []
  for (const risk of RULE_RISKS) {
    const ofRisk = entries.filter((entry) => entry.risk === risk)
    if (ofRisk.length === 0) continue
    const open = ofRisk.filter(({ review }) => review.state !== 'signed').length
    lines.push(`${risk.toUpperCase()} RISK: ${open} of ${ofRisk.length} to sign`, '')
    for (const entry of ofRisk) lines.push(...entryLines(entry), '')
  }
  return lines.join('\n')
}

function entryLines({
  subject,
  version,
  review,
  file,
  line,
  title,
  kind,
  rules,
  toldBy,
}: DeskEntry): readonly string[] {
  const told = kind === 'rule' ? toldBy : rules.map((rule) => `rule:${rule}`)
  return [
    `${subject}  version ${version}  ${stateText(review)}  content/${file}:${line}`,
    `  ${title}`,
    ...(told.length === 0 ? [] : [`  ${kind === 'rule' ? 'told by' : 'tells'} ${told.join(', ')}`]),
  ]
}

function stateText(review: Review): string {
  if (review.state === 'unsigned') return 'unsigned'
  const signature = `${review.title} ${review.name} on ${review.date}`
  return review.state === 'signed' ? `signed by ${signature}` : `changed since the signature of ${signature}`
}
