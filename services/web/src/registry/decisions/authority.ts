import { verify } from 'node:crypto'
import type { HistoryEntry } from '../registry-state'
import type { ReleaseTeam } from '../signatures/release-keys'
import { type Decision, decisionBytes, decisionHash, isDecision } from './decision'
import { refusalOf, signedByText } from './rights'
import { decidersOf, rightNeeded } from './take-back'

/** The decisions before the entry at `index` as far as each is the one that the next names: newest first. Pure. */
export function pastOf(unit: string, entries: readonly HistoryEntry[], index: number): readonly Decision[] {
  const past: Decision[] = []
  for (let at = index; ; at += 1) {
    const [entry, before] = [entries[at], entries[at + 1]]
    if (!entry || !before || !isDecision(before) || entry.previous !== decisionHash(unit, before)) return past
    past.push(before)
  }
}

export interface Signed {
  readonly unit: string
  readonly decision: Decision
  /** Decisions before it, newest first; see `pastOf`. */
  readonly past: readonly Decision[]
}

/**
 * Why nobody who may decide so vouches for a decision; null: somebody does. One that only goes back counts as what it goes back from does, so
 * the chain is followed down to a decision of somebody who may release the unit. Pure.
 *
 * @param newsBy keys that ended before sign nothing, whenever they say they did; null: what was signed in time counts
 */
export function doubtOf(
  { unit, decision, past }: Signed,
  teams: readonly ReleaseTeam[],
  newsBy: Date | null,
): string | null {
  const signature = signatureDoubt(unit, decision, teams)
  if (signature !== null) return signature
  const [before] = past
  if (before !== undefined && decision.at < before.at)
    return 'it says that it was made before the decision that it follows'
  const moments = [new Date(decision.at), ...(newsBy === null ? [] : [newsBy])]
  const refusal = (name: string, right: 'release' | 'take-back') => {
    const claims = moments.map((at) => ({ unit: name, right, key: decision.key ?? null, at }))
    for (const claim of claims) {
      const refused = refusalOf(claim, teams)
      if (refused !== null) return signedByText(refused, claim)
    }
    return null
  }
  const release = refusal(unit, 'release')
  if (release === null) return null
  if (before === undefined || rightNeeded(decision, past) === 'release') return release
  const takeBacks = decidersOf(unit, decision, past).map((name) => refusal(name, 'take-back'))
  if (!takeBacks.includes(null)) return release
  return doubtOf({ unit, decision: before, past: past.slice(1) }, teams, null)
}

/** Whether somebody whom the keys file names signed it. Pure. */
export function signatureDoubt(unit: string, decision: Decision, teams: readonly ReleaseTeam[]): string | null {
  const { key: fingerprint, signature } = decision
  if (fingerprint === undefined || signature === undefined) return 'it is not signed'
  const keys = teams.flatMap((team) => team.keys.filter((each) => each.fingerprint === fingerprint))
  const [trusted] = keys
  if (trusted === undefined) return 'it is signed with a key that release-keys.json does not name'
  const isGenuine = verify(null, decisionBytes(unit, decision), trusted.key, Buffer.from(signature, 'base64'))
  return isGenuine ? null : 'it is not what its signature signs'
}
