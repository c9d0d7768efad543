import { type ReadState, readRegistryState } from '../registry-state'
import { keysFileOf, type ReleaseTeam, readReleaseTeams } from '../signatures/release-keys'
import type { KnownDecisions } from './known-decisions'
import { type VouchedState, verifyState } from './verify-state'

/** Where the state and the keys lie. */
export interface StatePaths {
  readonly stateFile: string
  readonly keysFile?: string
  /** The state was made by this process itself: nobody needs to vouch for it. */
  readonly isOwnState?: boolean
}

export interface ReadVouchedState extends VouchedState {
  /** Null: there is no keys file, and nothing is asked. */
  readonly teams: readonly ReleaseTeam[] | null
}

/** What of a state the teams of the keys file vouch for; without such a file all of it. */
export async function vouchedState(
  { state, malformed }: ReadState,
  paths: StatePaths,
  known: KnownDecisions,
): Promise<ReadVouchedState> {
  const teams = await readReleaseTeams(keysFileOf(paths))
  const broken = malformed.map((unit) => ({ unit, reason: 'its entry in the state file is malformed; left out' }))
  if (teams === null || paths.isOwnState) return { state, heads: {}, problems: broken, teams }
  const newsBy = known.hasRead() ? new Date() : null
  const vouched = verifyState(state, { teams, known: await known.current(), newsBy })
  return { ...vouched, problems: [...broken, ...vouched.problems], teams }
}

/** Rejects when the state file as a whole, or the keys file, can't be read. */
export async function readVouchedState(paths: StatePaths, known: KnownDecisions): Promise<ReadVouchedState> {
  return vouchedState(await readRegistryState(paths.stateFile), paths, known)
}
