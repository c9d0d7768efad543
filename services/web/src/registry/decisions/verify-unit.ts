import type { DecidedState, HistoryEntry, RegistryState } from '../registry-state'
import type { ReleaseTeam } from '../signatures/release-keys'
import { doubtOf, pastOf, signatureDoubt } from './authority'
import { type Decision, decidedState, decisionHash, isDecision, isSameDecided } from './decision'

/** Newest decisions, by unit. */
export type Heads = Readonly<Record<string, Decision>>

export interface Trust {
  readonly teams: readonly ReleaseTeam[]
  /** The newest decisions that whoever reads believed before: nothing leads back behind them. */
  readonly known: Heads
  /** Since when keys that have ended sign no news; null: news may have waited for somebody who reads for the first time. */
  readonly newsBy: Date | null
}

export interface VerifiedUnit {
  /** The newest decision that somebody vouches for who may; null: there is none. */
  readonly head: Decision | null
  /** Decisions from `head` on, newest first. */
  readonly history: readonly HistoryEntry[]
  /** What is wrong, one sentence each, with how to mend it. */
  readonly problems: readonly string[]
}

/** What is vouched for of a unit. Pure. */
export function verifyUnit(state: RegistryState, unit: string, trust: Trust): VerifiedUnit {
  const entries = state.history[unit] ?? []
  const says = decidedState(state, unit)
  const known = knownHead(unit, trust)
  const found = newestVouched(unit, entries, trust)
  const broken = brokenLinks(unit, entries)
  if (known !== null) {
    const behind = isSignedAnew(unit, entries, found.head, known) ? null : behindText(unit, entries, found.head, known)
    if (behind !== null) return { head: known, history: [known], problems: [behind, ...found.doubts, ...broken] }
  }
  const { head, doubts } = found
  if (head === null) return { head, history: [], problems: isNothing(says) ? [] : [unvouched(unit, doubts)] }
  const changed = isSameDecided(head.after, says) ? [] : [changedText(unit, head, says)]
  const history = entries.slice(entries.indexOf(head))
  const mended = (problem: string) => `${problem}. ${mendText(unit)}`
  return { head, history, problems: [...doubts.map(mended), ...changed, ...broken.map(mended)] }
}

/** What was believed before counts as long as its key is trusted. */
function knownHead(unit: string, { known, teams }: Trust): Decision | null {
  const head = Object.hasOwn(known, unit) ? known[unit] : undefined
  return head && signatureDoubt(unit, head, teams) === null ? head : null
}

function newestVouched(
  unit: string,
  entries: readonly HistoryEntry[],
  { teams, newsBy, known }: Trust,
): { readonly head: Decision | null; readonly doubts: readonly string[] } {
  const doubts: string[] = []
  const seen = (Object.hasOwn(known, unit) ? known[unit]?.number : undefined) ?? 0
  // By number: an old decision that was put on top again is none of the newest.
  const decisions = entries.filter(isDecision).sort((a, b) => b.number - a.number)
  for (const decision of decisions) {
    const isNews = decision.number > seen
    const past = pastOf(unit, entries, entries.indexOf(decision))
    const doubt = doubtOf({ unit, decision, past }, teams, isNews ? newsBy : null)
    if (doubt === null) return { head: decision, doubts }
    doubts.push(`decision ${titleOf(decision)} does not count: ${doubt}`)
  }
  return { head: null, doubts }
}

/** Whether somebody who may release the unit has signed the state as it is since, whatever it had lost. */
function isSignedAnew(unit: string, entries: readonly HistoryEntry[], head: Decision | null, known: Decision): boolean {
  if (head === null) return false
  const chain = [head, ...pastOf(unit, entries, entries.indexOf(head))]
  return chain.some(({ action, number }) => action === 'vouch' && number > known.number)
}

/** Null: the entries go on from what was known. */
function behindText(
  unit: string,
  entries: readonly HistoryEntry[],
  head: Decision | null,
  known: Decision,
): string | null {
  const same = entries.find(({ number }) => number === known.number)
  const isOther = same !== undefined && decisionHash(unit, same) !== decisionHash(unit, known)
  if (!isOther && head !== null && head.number >= known.number) return null
  const what = isOther ? 'has another decision in the place of' : 'goes back behind'
  return `the state ${what} ${titleOf(known)}, which was known here: an older state was put in its place, or decisions were cut. What was known stays. Find out who wrote it. ${mendText(unit)}`
}

/** A state says nothing of a unit when it neither has versions nor addresses. */
function isNothing({ unit, addresses: { owners, yielded } }: DecidedState): boolean {
  return unit === null && owners.length === 0 && yielded.length === 0
}

function unvouched(unit: string, doubts: readonly string[]): string {
  const why = doubts.length === 0 ? 'nothing of it is signed' : doubts.join('; ')
  return `nobody who may release it vouches for what the state says: ${why}. ${mendText(unit)}`
}

function changedText(unit: string, head: Decision, says: DecidedState): string {
  const { active } = head.after.unit ?? { active: 'nothing' }
  const now = says.unit === null ? 'nothing' : says.unit.active
  const what = now === active ? 'something else' : `${now} active`
  return `the state says ${what}, which nobody who may has decided: served is what ${titleOf(head)} left, ${active} active. Find out who wrote it. ${mendText(unit)}`
}

function mendText(unit: string): string {
  return `Look at it, then sign it as it is: RELEASE_KEY_FILE=… npm run release -- vouch ${unit} --why "…"`
}

/** Where an entry is not the one that the next one names, down to where somebody vouched for what there is. */
function brokenLinks(unit: string, entries: readonly HistoryEntry[]): readonly string[] {
  const vouched = entries.findIndex(({ action }) => action === 'vouch')
  const chain = vouched === -1 ? entries : entries.slice(0, vouched + 1)
  const broken = chain.find((entry, index) => {
    const before = entries[index + 1]
    if (before === undefined) return false
    return isDecision(entry) ? entry.previous !== decisionHash(unit, before) : isDecision(before)
  })
  if (broken === undefined) return []
  return [`its history was changed below ${titleOf(broken)}: entries were edited, removed or put elsewhere`]
}

function titleOf({ number, action, version, who, at }: HistoryEntry): string {
  return `${number === undefined ? 'an entry without a number' : `no. ${number}`} (${action} ${version} by ${who} at ${at})`
}
