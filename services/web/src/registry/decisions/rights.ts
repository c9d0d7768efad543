import { hasRight, isExpired, type ReleaseTeam, type Right } from '../signatures/release-keys'

/** What somebody with a key wants to decide. */
export interface Claim {
  readonly unit: string
  readonly right: Right
  /** Fingerprint; null: no key. */
  readonly key: string | null
  readonly at: Date
}

/** Why a key may not decide. */
export interface Refusal {
  readonly reason: 'no-key' | 'unknown' | 'other-team' | 'take-back' | 'expired'
  /** Whose key it is. */
  readonly team: string | null
  /** Of what is over: its last day. */
  readonly until: string | null
  /** Teams whose keys would do. */
  readonly allowed: readonly string[]
}

/** Null: the key may decide so. Pure. */
export function refusalOf({ unit, right, key, at }: Claim, teams: readonly ReleaseTeam[]): Refusal | null {
  const allowed = teams
    .filter((team) => hasRight(team, unit, right) && team.keys.some((trusted) => !isExpired(trusted, at)))
    .map(({ team }) => team)
  const refused = (reason: Refusal['reason'], team: string | null = null, until: string | null = null): Refusal => ({
    ...{ reason, team, until, allowed },
  })
  if (key === null) return refused('no-key')
  const owned = teams.flatMap((team) =>
    team.keys.filter(({ fingerprint }) => fingerprint === key).map((trusted) => ({ team, trusted })),
  )
  const [any] = owned
  if (any === undefined) return refused('unknown')
  const fitting = owned.filter(({ team }) => hasRight(team, unit, right))
  if (fitting.some(({ trusted }) => !isExpired(trusted, at))) return null
  const [ended] = fitting
  if (ended !== undefined) return refused('expired', ended.team.team, ended.trusted.until)
  const taker = owned.find(({ team }) => hasRight(team, unit, 'take-back'))
  return taker ? refused('take-back', taker.team.team) : refused('other-team', any.team.team)
}

/** For whoever runs the command: what is wrong with the key, and which one would do. */
export function refusalText(
  { reason, team, until, allowed }: Refusal,
  { unit, right }: Pick<Claim, 'unit' | 'right'>,
): string {
  const what = right === 'release' ? `release ${unit}` : `take ${unit} back`
  const mend =
    allowed.length === 0
      ? `release-keys.json names no team that may ${what}: add one`
      : `set RELEASE_KEY_FILE to a key of a team that may ${what} (${allowed.join(', ')})`
  const problems: Readonly<Record<Refusal['reason'], string>> = {
    'no-key': 'this decision must be signed, and there is no key',
    unknown: 'the key of RELEASE_KEY_FILE is not named in release-keys.json',
    'other-team': `the key of RELEASE_KEY_FILE is one of ${team}, who may not ${what}`,
    'take-back': `the key of RELEASE_KEY_FILE is one of ${team}, who may go back and end trials alone`,
    expired: `the key of RELEASE_KEY_FILE, one of ${team}, ended on ${until}`,
  }
  return `${unit}: ${problems[reason]}: ${mend}`
}

/** Of what is signed already: whose key that was. */
export function signedByText({ reason, team, until }: Refusal, { unit, right }: Pick<Claim, 'unit' | 'right'>): string {
  const what = right === 'release' ? `release ${unit}` : `take ${unit} back`
  const problems: Readonly<Record<Refusal['reason'], string>> = {
    'no-key': 'it is not signed',
    unknown: 'it is signed with a key that release-keys.json does not name',
    'other-team': `it is signed by ${team}, who may not ${what}`,
    'take-back': `it is signed by ${team}, who may go back and end trials alone`,
    expired: `it is signed with a key of ${team} that ended on ${until}`,
  }
  return problems[reason]
}
