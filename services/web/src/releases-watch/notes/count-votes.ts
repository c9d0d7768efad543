import type { NotesByNetwork, VisitorNote } from './visitor-sample'

/**
 * What the latest visitors say of a version. Each network has one vote, the share of its visitors that the version failed for: so a large network says
 * no more than a small one, and a thousand forged addresses no more than one.
 */
export interface Votes {
  /** Networks whose visitors got the version from a host of ours. */
  readonly voters: number
  /** Visitors of them. */
  readonly visitors: number
  /** Documents without the version's part: share of the votes, networks and visitors that got one. */
  readonly failed: Ballot
  /** Faults that browsers told of. The share is of those alone who got the version from here. */
  readonly told: Ballot & {
    /** Networks with a teller who got the version from a host of ours; `networks` has at most as many others beside. */
    readonly given: number
  }
}

export interface Ballot {
  /** 0 to 1. */
  readonly share: number
  readonly networks: number
  readonly visitors: number
}

export interface Counted {
  /** Notes from then on. */
  readonly after?: number
  /** Notes from before then alone. */
  readonly before?: number
  readonly now: number
  /** Leave out what took too long or did not arrive. */
  readonly errorsOnly?: boolean
  /** Of documents with these versions of the shell alone; empty: it is not known. */
  readonly withShell?: (version: string) => boolean
}

/** Older notes say nothing. */
const OLDEST_MS = 600_000
/** Networks vote that had a visit so lately, or are among the latest few: at each rate of visits, those of now count. */
const RECENT_MS = 60_000
const FEWEST_VOTERS = 20

/** Pure. */
export function countVotes(notes: NotesByNetwork, counted: Counted): Votes {
  const networks = [...notes.values()]
    .map((visitors) => [...visitors.values()].filter((note) => isCounted(note, counted)))
    .filter((visitors) => visitors.length > 0)
    .map((visitors) => ({ visitors, seen: Math.max(...visitors.map(lastSeen)) }))
    .sort((a, b) => b.seen - a.seen)
  const recent = networks.filter(({ seen }, place) => place < FEWEST_VOTERS || counted.now - seen <= RECENT_MS)
  const failed = { sum: 0, networks: 0, visitors: 0 }
  const told = { sum: 0, networks: 0, visitors: 0, given: 0 }
  let voters = 0
  let visitorCount = 0
  for (const { visitors } of recent) {
    const given = visitors.filter((note) => wasGiven(note, counted))
    const failing = visitors.filter((note) => hasFailed(note, counted))
    const telling = visitors.filter((note) => hasTold(note, counted))
    if (given.length > 0) {
      voters += 1
      visitorCount += given.length
      failed.sum += failing.length / given.length
      const among = telling.filter((note) => given.includes(note)).length
      told.sum += among / given.length
      if (among > 0) told.given += 1
    }
    failed.visitors += failing.length
    told.visitors += telling.length
    if (failing.length > 0) failed.networks += 1
    if (telling.length > 0) told.networks += 1
  }
  const share = (sum: number) => (voters === 0 ? 0 : sum / voters)
  return {
    voters,
    visitors: visitorCount,
    failed: { share: share(failed.sum), networks: failed.networks, visitors: failed.visitors },
    told: {
      share: share(told.sum),
      networks: Math.min(told.networks, 2 * told.given),
      visitors: told.visitors,
      given: told.given,
    },
  }
}

const lastSeen = ({ opened, told, measured }: VisitorNote): number => Math.max(opened, told, measured)

function isCounted(note: VisitorNote, counted: Counted): boolean {
  const { after = 0, before = Number.POSITIVE_INFINITY, now, withShell = () => true } = counted
  const seen = lastSeen(note)
  return seen >= after && seen < before && now - seen <= OLDEST_MS && withShell(note.shell)
}

function hasFailed({ opened, failed }: VisitorNote, { after = 0, errorsOnly }: Counted): boolean {
  return failed !== null && opened >= after && (!errorsOnly || failed === 'error')
}

/** Pages of before then may be open still: what they tell is of no version that came since. */
const isOfBefore = ({ opened }: VisitorNote, { after = 0 }: Counted): boolean => opened > 0 && opened < after

function wasGiven(note: VisitorNote, counted: Counted): boolean {
  return (note.opened > 0 || note.measured > 0) && !isOfBefore(note, counted)
}

/** A document that was opened since speaks for itself. */
function hasTold(note: VisitorNote, counted: Counted): boolean {
  const { opened, told, toldKind } = note
  const isSince = told > 0 && told >= opened && told >= (counted.after ?? 0) && !isOfBefore(note, counted)
  return isSince && (!counted.errorsOnly || toldKind === 'error')
}
