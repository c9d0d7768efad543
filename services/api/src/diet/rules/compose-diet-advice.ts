import type { Urgency } from 'shared-contracts/health-rules'
import type { DietAdvice, DietAsk, DietVerdict } from './consulting-rules'

/** Something that a diet shows. */
export type DietFinding =
  | {
      readonly kind: 'standard'
      readonly standardId: number
      readonly status: 'below' | 'above'
      /** As shown: "Canxi", "320 mg". */
      readonly title: string
      readonly gap: string
    }
  | { readonly kind: 'limit'; readonly ruleId: string }
  | { readonly kind: 'option'; readonly questionId: number; readonly optionId: number }
  /** A standard that lacks data. */
  | { readonly kind: 'missing'; readonly title: string }
  /** A standard inside its band. */
  | { readonly kind: 'met' }

/** In the order in which findings are told: the more careful first. */
export const TOLD_KINDS = ['urgent', 'limit', 'above', 'below', 'habit', 'missing'] as const
export type ToldKind = (typeof TOLD_KINDS)[number]

export interface ToldAdvice {
  readonly kind: ToldKind
  readonly advice: DietAdvice
  /** With what it leaves open filled in. */
  readonly text: string
}

export interface ComposedAdvice {
  /** How soon to act, by the most careful of what is told. */
  readonly urgency: Urgency
  /** One sentence about the whole. */
  readonly verdict: string
  readonly told: readonly ToldAdvice[]
}

/** Names in a sentence; more of them are counted by the findings themselves. */
const NAMES_IN_VERDICT = 4

/**
 * What is said about findings to a person, without contradiction. Findings are told in the order of `TOLD_KINDS`, and within it in the editors' order;
 * for each the first text that is for this person, on a topic not yet spoken of, and that asks for the opposite of nothing told before. So the more
 * careful text decides, and a finding for which no such text is left is shown by its figures alone.
 */
export function composeDietAdvice(
  findings: readonly DietFinding[],
  { objectTypeId }: { readonly objectTypeId: number },
  advice: readonly DietAdvice[],
): ComposedAdvice {
  const mine = advice.filter(({ objectTypeIds }) => objectTypeIds.includes(objectTypeId))
  const told: ToldAdvice[] = []
  const toldFindings: DietFinding[] = []
  for (const { finding, kind, texts } of ranked(findings, mine)) {
    const chosen = texts.find((each) => !told.some((before) => excludes(before.advice, each)))
    if (chosen === undefined) continue
    told.push({ kind, advice: chosen, text: filled(chosen.text, finding) })
    toldFindings.push(finding)
  }
  const missing = findings.flatMap((finding) => (finding.kind === 'missing' ? [finding.title] : []))
  const lacking = mine.find(({ on }) => 'missing' in on)
  if (missing.length > 0 && lacking !== undefined) {
    const text = lacking.text.replace('{names}', [...new Set(missing)].map(inSentence).join(', '))
    told.push({ kind: 'missing', advice: lacking, text })
  }
  const names = namesOf(toldFindings)
  const kind = verdictKind(names.above.length > 0, names.below.length > 0, told, findings)
  return { urgency: URGENCY_OF[kind], verdict: verdictOf(kind, names, mine), told }
}

/** What lacks and what is too much is a matter of the next days; only signs of the body ask for a health worker. */
const URGENCY_OF: Readonly<Record<DietVerdict, Urgency>> = {
  urgent: 'see',
  limit: 'watch',
  'above-and-below': 'watch',
  above: 'watch',
  below: 'watch',
  unknown: 'watch',
  met: 'fine',
  partial: 'watch',
  low: 'watch',
}

/** Whether the second must not be told once the first was. */
export function excludes(first: Pick<DietAdvice, 'asks' | 'topic'>, second: Pick<DietAdvice, 'asks' | 'topic'>) {
  return (first.topic !== null && first.topic === second.topic) || opposes(first.asks, second.asks)
}

export function opposes(some: readonly DietAsk[], others: readonly DietAsk[]): boolean {
  return some.some((ask) => others.some((other) => other !== ask && other.slice(0, -1) === ask.slice(0, -1)))
}

interface Ranked {
  readonly finding: DietFinding
  readonly kind: ToldKind
  readonly texts: readonly DietAdvice[]
}

function ranked(findings: readonly DietFinding[], mine: readonly DietAdvice[]): readonly Ranked[] {
  const rows = findings.flatMap((finding): (Ranked & { readonly place: number })[] => {
    const texts = mine.filter((each) => isAbout(each, finding))
    const [first] = texts
    return first === undefined ? [] : [{ finding, texts, kind: kindOf(finding, first), place: mine.indexOf(first) }]
  })
  return rows.sort((a, b) => TOLD_KINDS.indexOf(a.kind) - TOLD_KINDS.indexOf(b.kind) || a.place - b.place)
}

function isAbout({ on }: DietAdvice, finding: DietFinding): boolean {
  switch (finding.kind) {
    case 'standard':
      return 'standardId' in on && on.standardId === finding.standardId && on.status === finding.status
    case 'limit':
      return 'ruleId' in on && on.ruleId === finding.ruleId
    case 'option':
      return 'questionId' in on && on.questionId === finding.questionId && on.optionId === finding.optionId
    case 'missing':
    case 'met':
      return false
  }
}

function kindOf(finding: DietFinding, { urgent }: DietAdvice): ToldKind {
  if (urgent) return 'urgent'
  if (finding.kind === 'standard') return finding.status
  return finding.kind === 'limit' ? 'limit' : 'habit'
}

function filled(text: string, finding: DietFinding): string {
  return finding.kind === 'standard' ? text.replace('{gap}', finding.gap) : text
}

interface Names {
  readonly above: readonly string[]
  readonly below: readonly string[]
}

function namesOf(toldFindings: readonly DietFinding[]): Names {
  const names = (status: 'below' | 'above') =>
    toldFindings.flatMap((each) => (each.kind === 'standard' && each.status === status ? [inSentence(each.title)] : []))
  return { above: names('above'), below: names('below') }
}

function verdictOf(verdict: DietVerdict, { above, below }: Names, mine: readonly DietAdvice[]): string {
  const text = mine.find(({ on }) => 'verdict' in on && on.verdict === verdict)?.text ?? ''
  return text.replace('{above}', listed(above)).replace('{below}', listed(below))
}

function verdictKind(
  above: boolean,
  below: boolean,
  told: readonly ToldAdvice[],
  findings: readonly DietFinding[],
): DietVerdict {
  if (told.some(({ kind }) => kind === 'urgent')) return 'urgent'
  // A second fried dish is a limit too, but not what a day is judged by.
  if (told.some(({ kind, advice: { risk } }) => kind === 'limit' && risk !== 'low')) return 'limit'
  if (above && below) return 'above-and-below'
  if (above) return 'above'
  if (below) return 'below'
  return findings.some(({ kind }) => kind === 'met') ? 'met' : 'unknown'
}

/** "rau, quả chín và 3 mục khác". */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_IN_VERDICT).join(', ')
  const others = names.length - NAMES_IN_VERDICT
  return others > 0 ? `${shown} và ${others} mục khác` : shown
}

/** What advice calls the standards that tables call by the chemist's name; a name with a comma would read as two in a list. */
const SAID: Readonly<Record<string, string>> = {
  'Năng lượng từ protein': 'tỷ lệ chất đạm',
  'Năng lượng từ lipid': 'tỷ lệ chất béo',
  'Năng lượng từ glucid': 'tỷ lệ chất bột đường',
  Protein: 'chất đạm',
  Lipid: 'chất béo',
  Glucid: 'chất bột đường',
  'Dầu, mỡ': 'dầu mỡ',
}

/** "Vitamin C" → "vitamin C", "Protein" → "chất đạm". */
function inSentence(title: string): string {
  return SAID[title] ?? title.charAt(0).toLowerCase() + title.slice(1)
}
