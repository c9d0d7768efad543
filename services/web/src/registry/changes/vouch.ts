import { adoptAddresses } from '../addresses/take-addresses'
import type { Decisions } from '../decisions/create-decisions'
import type { FitChecks } from '../fit/fit-checks'
import { BadRelease } from '../read-release'
import { type Change, recorded } from '../store/state-changes'
import type { StateChanges } from './change-state'

export interface VouchTools extends Pick<StateChanges, 'update'> {
  readonly decisions: Decisions
  readonly readUsable: FitChecks['readUsable']
  readonly now: () => Date
}

/** See `ReleaseStore.vouch`. */
export async function vouchFor(
  names: readonly string[],
  change: Change,
  { update, decisions, readUsable, now }: VouchTools,
): Promise<readonly string[]> {
  const refused = await decisions.refused()
  let vouched: readonly string[] = []
  await update(change, async (state) => {
    const all = Object.keys(state.history).filter((name) => (state.history[name]?.length ?? 0) > 0)
    const missing = names.filter((name) => !all.includes(name))
    if (missing.length > 0)
      throw new BadRelease(`Nothing of ${missing.join(', ')} was ever published: see the command list`)
    await decisions.check(names, 'release')
    vouched = names.length > 0 ? names : all.filter((name) => refused(name, 'release') === null).sort()
    if (vouched.length === 0) await decisions.check(all, 'release')
    const addresses = adoptAddresses(state.addresses, await readUsable(Object.entries(state.units)))
    return vouched.reduce(
      (next, name) => {
        const version = state.units[name]?.active ?? state.history[name]?.[0]?.version ?? ''
        return recorded(next, name, { unit: null, event: { action: 'vouch', version }, change, at: now() })
      },
      { ...state, addresses },
    )
  })
  return vouched
}
