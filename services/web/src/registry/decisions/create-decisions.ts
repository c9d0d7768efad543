import type { KeyObject } from 'node:crypto'
import { BadRelease } from '../read-release'
import type { HistoryEntry, RegistryState } from '../registry-state'
import { keysFileOf, type ReleaseTeam, type Right, readReleaseTeams } from '../signatures/release-keys'
import type { Change } from '../store/state-changes'
import { pastOf } from './authority'
import { isDecision } from './decision'
import { knownFileOf, readKnownDecisions } from './known-decisions'
import { type Refusal, refusalOf, refusalText } from './rights'
import { decisionSigner, newEntries, sealed, withAddressEntries } from './seal'
import { decidersOf, rightNeeded } from './take-back'
import { verifyState } from './verify-state'
import { type Trust, verifyUnit } from './verify-unit'

export interface DecisionOptions {
  readonly stateFile: string
  readonly keysFile?: string
  /** Signs what is decided; null: nothing is signed. */
  readonly signingKey: KeyObject | null
  readonly now: () => Date
}

/** Why this store's key may not decide something on a unit; null: it may. */
export type Refused = (unit: string, right: Right) => Refusal | null

/** What was decided on releases: by whom, and whether they may. */
export interface Decisions {
  /** Refuses what the key of this store may not decide. Rejects with `BadRelease`. */
  check(units: readonly string[], right: Right): Promise<void>
  /** What the key of this store may decide, as the keys file says now. */
  refused(): Promise<Refused>
  /**
   * The state with its new entries as signed links of their chains. Rejects with `BadRelease` when the key may not decide so, or when
   * what it decides on is not vouched for itself.
   */
  seal(before: RegistryState, after: RegistryState, change: Change): Promise<RegistryState>
  /** Refuses a unit of which a state says what nobody vouches for who may. Rejects with `BadRelease`. */
  checkVouched(state: RegistryState, unit: string): Promise<void>
  /** What of a state nobody vouches for who may, one sentence each; empty without a keys file. */
  problemsIn(state: RegistryState): Promise<readonly string[]>
  /** The team of the key that signed an entry; null: no team of the keys file. */
  signerOf(): Promise<(entry: HistoryEntry) => string | null>
}

export function createDecisions({ signingKey, now, ...paths }: DecisionOptions): Decisions {
  const signer = signingKey === null ? null : decisionSigner(signingKey)
  const key = signer?.key ?? null
  const readTeams = () => readReleaseTeams(keysFileOf(paths))
  const readTrust = async (teams: readonly ReleaseTeam[]) => ({
    ...{ teams, newsBy: null },
    known: await readKnownDecisions(knownFileOf(paths)),
  })

  function checkRights(units: readonly string[], right: Right, teams: readonly ReleaseTeam[]): void {
    const problems = units.flatMap((unit) => {
      const claim = { unit, right, key, at: now() }
      const refusal = refusalOf(claim, teams)
      return refusal === null ? [] : [refusalText(refusal, claim)]
    })
    if (problems.length > 0) throw new BadRelease(problems.join('\n'))
  }

  function checkVouched(state: RegistryState, unit: string, trust: Trust): void {
    const { problems } = verifyUnit(state, unit, trust)
    if (problems.length > 0) throw new BadRelease(problems.map((problem) => `${unit}: ${problem}`).join('\n'))
  }

  return {
    async check(units, right) {
      const teams = await readTeams()
      if (teams !== null) checkRights(units, right, teams)
    },

    async refused() {
      const teams = await readTeams()
      return (unit, right) => (teams === null ? null : refusalOf({ unit, right, key, at: now() }, teams))
    },

    async seal(before, after, change) {
      const result = sealed(before, withAddressEntries(before, after, { change, now }), signer)
      const teams = await readTeams()
      if (teams === null) return result
      const trust = await readTrust(teams)
      for (const { unit, added } of newEntries(before, result)) {
        const entries = result.history[unit] ?? []
        for (const [index, entry] of added.entries()) {
          if (!isDecision(entry)) continue
          const past = pastOf(unit, entries, index)
          const right = rightNeeded(entry, past)
          const deciders = decidersOf(unit, entry, past)
          const may = (name: string) => refusalOf({ unit: name, right, key, at: now() }, teams) === null
          if (!deciders.some(may)) checkRights([unit], right, teams)
        }
        if (!added.some(({ action }) => action === 'vouch')) checkVouched(before, unit, trust)
        // What no host would believe is not written, whatever the reason.
        checkVouched(result, unit, trust)
      }
      return result
    },

    async checkVouched(state, unit) {
      const teams = await readTeams()
      if (teams !== null) checkVouched(state, unit, await readTrust(teams))
    },

    async problemsIn(state) {
      const teams = await readTeams()
      if (teams === null) return []
      const { problems } = verifyState(state, await readTrust(teams))
      return problems.map(({ unit, reason }) => `${unit}: ${reason}`)
    },

    async signerOf() {
      const teams = (await readTeams()) ?? []
      return ({ key: signedWith }) =>
        teams.find(({ keys }) => keys.some(({ fingerprint }) => fingerprint === signedWith))?.team ?? null
    },
  }
}
