import { type AddressBook, ownerOf } from '../addresses/address-book'
import { type AddressOrder, changeAddresses } from '../addresses/change-addresses'
import { adoptAddresses } from '../addresses/take-addresses'
import type { Decisions } from '../decisions/create-decisions'
import { refusalText } from '../decisions/rights'
import type { FitChecks } from '../fit/fit-checks'
import { BadRelease } from '../read-release'
import type { RegistryState } from '../registry-state'
import { type Change, recorded } from '../store/state-changes'
import type { StateChanges } from './change-state'

export interface OwnerTools extends Pick<StateChanges, 'update'> {
  readonly decisions: Decisions
  readonly readUsable: FitChecks['readUsable']
  readonly now: () => Date
}

/** See `ReleaseStore.changeAddresses`. */
export async function changeOwners(
  order: AddressOrder,
  change: Change,
  { update, decisions, readUsable, now }: OwnerTools,
): Promise<AddressBook> {
  const { addresses } = await update(change, async (state) => {
    const active = await readUsable(Object.entries(state.units))
    const adopted = adoptAddresses(state.addresses, active)
    await checkOwner(adopted, order, decisions)
    const { book, unit, event } = changeAddresses(adopted, order, active)
    const told = { unit: null, event: { ...event, version: versionNow(state, unit) }, change, at: now() }
    return recorded({ ...state, addresses: book }, unit, told)
  })
  return addresses
}

/** @throws BadRelease when the key of this store may not give away what another unit owns */
async function checkOwner(book: AddressBook, order: AddressOrder, decisions: Decisions): Promise<void> {
  if (order.action !== 'own') return
  const owner = ownerOf(book, order.prefix)?.unit
  if (owner === undefined || owner === order.unit) return
  const refusal = (await decisions.refused())(owner, 'release')
  if (refusal === null) return
  const why = refusalText(refusal, { unit: owner, right: 'release' })
  throw new BadRelease(
    `${order.prefix} belongs to ${owner}: only a key that may release both units, as one for all ("*"), gives it to ${order.unit}\n${why}`,
  )
}

/** The active version, else the one that was published last. */
function versionNow({ units, history }: RegistryState, name: string): string {
  const version = units[name]?.active ?? history[name]?.[0]?.version
  if (version === undefined) throw new BadRelease(`Nothing of "${name}" was ever published`)
  return version
}
