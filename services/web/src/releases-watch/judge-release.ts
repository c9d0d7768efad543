import type { Ballot, Votes } from './notes/count-votes'

/** What became of a version: it is to be taken back by itself, or somebody is to look at it. */
export interface Verdict {
  readonly action: 'take-back' | 'tell'
  /** `reports`: on nothing but what browsers told, which anybody can forge. */
  readonly cause: 'server' | 'reports'
  /** In Vietnamese, for who reads the history. */
  readonly reason: string
}

/** How it was before. */
export interface Rates {
  /** Shares of the votes, 0 to 1; 0 where too few networks agreed to it. */
  readonly failed: number
  readonly told: number
  /** Networks that were asked; 0: nobody visited. */
  readonly voters: number
}

export interface Comparison {
  readonly before: Rates
  /** Of the other units, in the same time: what fails everywhere is nobody's release. */
  readonly others: Rates
}

/** Fewer networks decide nothing: so many providers nobody has at hand. */
const FEWEST_NETWORKS = 5
/** Visitors whose word is told to people when it is not enough to act upon. */
const FEWEST_VISITORS = 5
/** Of tellers, so many networks make a share that is no accident. */
const FEWEST_TELLING = 3
/**
 * Shares from which a version is taken back. What this host could not render it saw itself; of browsers, every tenth may have an extension that breaks
 * pages.
 */
const FAILED_SHARE = 0.2
const TOLD_SHARE = 0.3
/** From which people are told. */
const SUSPECT_SHARE = 0.1
/** How many times as bad as before, and as the others, a version has to be. */
const TIMES_AS_BAD = 3
export const NO_RATES: Rates = { failed: 0, told: 0, voters: 0 }

/** Null: nothing is wrong with a version by these votes. `where` names a page, or what else failed; null: all of it. Pure. */
export function judgeVotes(votes: Votes, { before, others }: Comparison, where: string | null): Verdict | null {
  const { failed, told, visitors } = votes
  const beyond = ({ share }: Ballot, of: 'failed' | 'told', least: number): boolean =>
    share >= least && share > asBadAs(before[of]) && share > TIMES_AS_BAD * others[of]
  const failedReason = `${failed.visitors} trong ${visitors} người xem gần đây, ở ${failed.networks} mạng, nhận trang thiếu phần này${where ?? ''}`
  const toldReason = `${REPORTED} ${told.visitors} người xem ở ${told.networks} mạng báo lỗi, ${percent(told.share)} số người vừa xem${where ?? ''}`
  const verdict = (action: Verdict['action'], cause: Verdict['cause']): Verdict => ({
    action,
    cause,
    reason: cause === 'server' ? failedReason : toldReason,
  })
  if (failed.networks >= FEWEST_NETWORKS && beyond(failed, 'failed', FAILED_SHARE))
    return verdict('take-back', 'server')
  if (told.networks >= FEWEST_NETWORKS && beyond(told, 'told', TOLD_SHARE)) return verdict('take-back', 'reports')
  if (failed.visitors >= FEWEST_VISITORS && beyond(failed, 'failed', SUSPECT_SHARE)) return verdict('tell', 'server')
  // Those who got the version from a cache in front are known by what they tell alone: they are no share, and worth a look where they are many.
  const isUnseen = where === null && told.visitors > visitors
  const isShare = told.given >= FEWEST_TELLING && beyond(told, 'told', SUSPECT_SHARE)
  if (told.visitors >= FEWEST_VISITORS && (isUnseen || isShare)) return verdict('tell', 'reports')
  return null
}

/** What fewer networks than decide agreed to counts as nothing: nobody can make a version look bad beforehand. Pure. */
export function ratesOf({ failed, told, voters }: Votes): Rates {
  const agreed = ({ networks, share }: Ballot) => (networks >= FEWEST_NETWORKS ? share : 0)
  return { failed: agreed(failed), told: agreed(told), voters }
}

/** The shares as they are, however few agreed. Pure. */
export const sharesOf = ({ failed, told, voters }: Votes): Rates => ({ failed: failed.share, told: told.share, voters })

/** Whether enough networks visited to say how it was. Pure. */
export const isKnown = ({ voters }: Pick<Rates, 'voters'>): boolean => voters >= FEWEST_NETWORKS

/** Three times as often; where that can't be, half of the good visits are lost as well. */
function asBadAs(share: number): number {
  return Math.min(TIMES_AS_BAD * share, (1 + share) / 2)
}

const REPORTED = 'trình duyệt của'

/** Whether the history tells of a version that was taken back on reports of browsers alone. */
export const isOfReports = (why: string): boolean => why.includes(REPORTED)

const percent = (share: number): string => `${Math.round(share * 100)} %`
