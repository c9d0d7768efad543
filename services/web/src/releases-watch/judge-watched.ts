import {
  type Comparison,
  isKnown,
  judgeVotes,
  NO_RATES,
  type Rates,
  ratesOf,
  sharesOf,
  type Verdict,
} from './judge-release'
import { type Counted, countVotes } from './notes/count-votes'
import { ALL_PAGES } from './notes/visit-notes'
import { mergeNotes, type NotesByNetwork } from './notes/visitor-sample'
import type { Release } from './release-figures'
import type { Watched } from './watched-releases'

type ByPage<Value> = ReadonlyMap<string, Value>
/** Unit → page → how it was when a version came. */
export type RatesBefore = ReadonlyMap<string, ByPage<Rates>>

/** What all hosts know. */
export interface Evidence {
  readonly now: number
  /** What visitors get, without what is on trial. */
  readonly served: readonly Release[]
  /** Versions of the shell that visitors get, those on trial too. */
  readonly shells: readonly string[]
  readonly notesOf: (release: Release) => ByPage<NotesByNetwork>
  readonly beforeOf: (watched: Watched) => RatesBefore
  /** When something was last taken back; 0: never. */
  readonly takenBackAt: number
}

export interface Judged {
  readonly watched: Watched
  readonly verdict: Verdict
}

/** Pages that are under way, and hosts that learn of it later, still show what was taken back. */
const SETTLING_MS = 8_000
const SHELL = 'shell'
/** In place of a unit: all sections together. */
const SECTIONS = '*'
const NO_NOTES: NotesByNetwork = new Map()
/** Of the sections that were seen since a shell came, so many have to fail for it to be judged by all together. */
const FEWEST_SECTIONS = 2

/**
 * What is to become of the watched versions. A version answers for what it fails in itself, by page and over all; and for units that did not change and
 * fail since it came: the newest first, and what still fails when that is gone is the next one's. Pure.
 *
 * @param watched newest first
 */
export function judgeWatched(watched: readonly Watched[], evidence: Evidence): readonly Judged[] {
  const own = watched.flatMap((one): Judged[] => {
    const verdict = ownVerdict(one, evidence)
    if (verdict === null) return []
    const breaker = verdict.action === 'take-back' ? breakerOf(one, watched, evidence) : null
    return [breaker ?? { watched: one, verdict }]
  })
  const unchanged = evidence.served.filter(({ unit }) => !watched.some((one) => one.unit === unit && !one.isTrial))
  const blamed = unchanged.flatMap((neighbour): Judged[] => {
    for (const one of watched) {
      const verdict = one.unit === neighbour.unit ? null : riseSince(one, neighbour, evidence)
      if (verdict) return [{ watched: one, verdict }]
    }
    return []
  })
  const shells = watched.flatMap((one): Judged[] => {
    const verdict = one.unit === SHELL ? sectionsVerdict(one, unchanged, evidence) : null
    return verdict ? [{ watched: one, verdict }] : []
  })
  return [...own, ...blamed, ...shells].sort((a, b) => weightOf(b.verdict) - weightOf(a.verdict))
}

/** How everything is at this moment, to be compared with what a version makes of it. Pure. */
export function ratesBefore(watched: Watched, { now, served, notesOf }: Omit<Evidence, 'beforeOf'>): RatesBefore {
  const before = { now, before: watched.since }
  const previous = notesOf({ unit: watched.unit, version: watched.previous })
  const own = new Map([...previous].map(([page, notes]) => [page, ratesOf(countVotes(notes, before))]))
  const neighbours = served.filter(({ unit }) => unit !== watched.unit)
  const errors = (notes: NotesByNetwork) =>
    new Map([[ALL_PAGES, ratesOf(countVotes(notes, { ...before, errorsOnly: true }))]])
  return new Map([
    [watched.unit, own],
    ...neighbours.map((one) => [one.unit, errors(allOf(one, notesOf))] as const),
    [SECTIONS, errors(mergeNotes(sectionsOf(neighbours).map((one) => allOf(one, notesOf))))],
  ])
}

function ownVerdict(watched: Watched, evidence: Evidence): Verdict | null {
  const { now, notesOf, shells } = evidence
  const after = countedFrom(watched, evidence)
  const withShell = (version: string) => version === '' || shells.includes(version)
  const counted = { now, after, withShell }
  const others = othersSince(watched, evidence)
  const verdicts = [...notesOf(watched)].flatMap(([page, notes]) => {
    const before = beforeOn(page, watched, evidence)
    const where = whereOf(page)
    const errors = judgeVotes(
      countVotes(notes, { ...counted, errorsOnly: true }),
      { before, others: others.agreed },
      where,
    )
    if (errors?.action === 'take-back') return errors
    const all = judgeVotes(countVotes(notes, counted), { before, others: others.shares }, where)
    // What is slow may be so everywhere, until others are seen to be quick.
    return all === null ? [] : isKnown(others.shares) ? all : { ...all, action: 'tell' as const }
  })
  return verdicts.reduce<Verdict | null>((worst, one) => (weightOf(one) > weightOf(worst) ? one : worst), null)
}

/** Where too few visited the page, all pages say how the version before was. */
function beforeOn(page: string, watched: Watched, { now, notesOf, beforeOf }: Evidence): Rates {
  if (watched.isTrial) {
    const active = notesOf({ unit: watched.unit, version: watched.previous })
    const rates = [page, ALL_PAGES].map((one) => ratesOf(countVotes(active.get(one) ?? NO_NOTES, { now })))
    return rates.find(isKnown) ?? NO_RATES
  }
  const own = beforeOf(watched).get(watched.unit)
  return [own?.get(page), own?.get(ALL_PAGES)].find((rates) => rates !== undefined && isKnown(rates)) ?? NO_RATES
}

/** Of the units that enough networks visited, the mean: as the shares are, and as enough networks agreed to. */
function othersSince(watched: Watched, { now, served, notesOf }: Evidence) {
  const votes = served
    .filter(({ unit }) => unit !== watched.unit)
    .map((one) => countVotes(allOf(one, notesOf), { now, after: watched.since }))
    .filter(isKnown)
  return { agreed: meanOf(votes.map(ratesOf)), shares: meanOf(votes.map(sharesOf)) }
}

function meanOf(rates: readonly Rates[]): Rates {
  if (rates.length === 0) return NO_RATES
  const mean = (of: keyof Rates) => rates.reduce((sum, one) => sum + one[of], 0) / rates.length
  return { failed: mean('failed'), told: mean('told'), voters: mean('voters') }
}

/** A newer version since which this one fails, where it is known that it did not before. */
function breakerOf(broken: Watched, watched: readonly Watched[], evidence: Evidence): Judged | null {
  for (const one of watched) {
    const isNewer = one.since > broken.since && one.unit !== broken.unit && (one.set === null || one.set !== broken.set)
    const before = evidence.beforeOf(one).get(broken.unit)?.get(ALL_PAGES)
    if (!isNewer || before === undefined || !isKnown(before)) continue
    const verdict = riseSince(one, broken, evidence)
    if (verdict?.action === 'take-back') return { watched: one, verdict }
  }
  return null
}

/** Errors of a unit since another one's version came. What a busy machine or network does is nobody's. */
function riseSince(watched: Watched, { unit, version }: Release, evidence: Evidence): Verdict | null {
  const notes = allOf({ unit, version }, evidence.notesOf)
  return errorsVerdict(
    watched,
    notes,
    unit,
    `; phần ${unit} hỏng từ khi ${watched.unit} ${watched.version} lên`,
    evidence,
  )
}

/** Errors of all sections together since a shell came: of each alone there may be too few visits. */
function sectionsVerdict(shell: Watched, unchanged: readonly Release[], evidence: Evidence): Verdict | null {
  const counted = countedWith(shell, evidence)
  const seen = sectionsOf(unchanged).flatMap((one) => {
    const notes = allOf(one, evidence.notesOf)
    const votes = countVotes(notes, counted)
    return votes.visitors + votes.told.visitors === 0 ? [] : [{ notes, votes }]
  })
  const failing = seen.filter(({ votes }) => votes.failed.networks + votes.told.networks > 0)
  if (failing.length === 0 || failing.length < Math.min(FEWEST_SECTIONS, seen.length / 2)) return null
  const notes = mergeNotes(seen.map((one) => one.notes))
  const where = `; ${failing.length} trong ${seen.length} phần hỏng từ khi ${SHELL} ${shell.version} lên`
  return errorsVerdict(shell, notes, SECTIONS, where, evidence)
}

function errorsVerdict(
  watched: Watched,
  notes: NotesByNetwork,
  of: string,
  where: string,
  evidence: Evidence,
): Verdict | null {
  const comparison = comparisonWith(watched, notes, of, evidence)
  return comparison && judgeVotes(countVotes(notes, countedWith(watched, evidence)), comparison, where)
}

function countedWith(watched: Watched, evidence: Evidence): Counted {
  const counted = { now: evidence.now, after: countedFrom(watched, evidence), errorsOnly: true }
  return watched.unit === SHELL ? { ...counted, withShell: (version) => version === watched.version } : counted
}

/** Since the version came; when another one was taken back since, from when that is gone. */
function countedFrom({ since }: Watched, { takenBackAt }: Evidence): number {
  return since > takenBackAt ? since : takenBackAt + SETTLING_MS
}

/** Null: it can't be told what a trial did, as documents don't say which other versions they had. Of a shell they do. */
function comparisonWith(watched: Watched, notes: NotesByNetwork, of: string, evidence: Evidence): Comparison | null {
  const others = NO_RATES
  if (!watched.isTrial) return { before: evidence.beforeOf(watched).get(of)?.get(ALL_PAGES) ?? NO_RATES, others }
  if (watched.unit !== SHELL) return null
  const withoutIt = { now: evidence.now, errorsOnly: true, withShell: (version: string) => version !== watched.version }
  return { before: ratesOf(countVotes(notes, withoutIt)), others }
}

const allOf = (release: Release, notesOf: Evidence['notesOf']): NotesByNetwork =>
  notesOf(release).get(ALL_PAGES) ?? NO_NOTES

const sectionsOf = (releases: readonly Release[]) => releases.filter(({ unit }) => unit !== SHELL)

const whereOf = (page: string): string | null => (page === ALL_PAGES ? null : ` (trang ${page})`)

function weightOf(verdict: Verdict | null): number {
  if (verdict === null) return 0
  return (verdict.action === 'take-back' ? 4 : 0) + (verdict.cause === 'server' ? 2 : 1)
}
