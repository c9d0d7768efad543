import type { RegistryState } from '../registry/registry-state'
import type { ReleaseStore } from '../registry/release-store'
import { WATCH_NAME, type Watched } from './watched-releases'

type Store = Pick<ReleaseStore, 'list' | 'rollback' | 'rollbackTogether' | 'endCanary'>

export type TakenBack =
  | { readonly kind: 'done' }
  /** It is no longer as it was watched: another host or a person was faster. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly why: string }

/**
 * Takes a watched version back, or ends its trial; what was promoted or is tried as a set goes as a whole. Rejects as the store does.
 *
 * @param refusal why it may not be, by what the store's own history says; null: it may
 */
export async function takeBack(
  store: Store,
  { unit, version, previous, isTrial, since }: Watched,
  why: string,
  refusal: (history: RegistryState['history']) => string | null,
): Promise<TakenBack> {
  const units = await store.list()
  const listed = units.find(({ name }) => name === unit)
  const last = listed?.history.find(({ action }) => action === 'promote' || action === 'rollback')
  const isStill = isTrial
    ? listed?.state?.canary?.version === version
    : last?.action === 'promote' && last.version === version && Date.parse(last.at) === since
  if (!isStill) return { kind: 'changed' }
  const refused = refusal(Object.fromEntries(units.map(({ name, history }) => [name, history])))
  if (refused !== null) return { kind: 'refused', why: refused }
  const change = { who: WATCH_NAME, why, expected: { active: isTrial ? previous : version } }
  // What was promoted as a set was not made to be served in part.
  if (isTrial) await store.endCanary(unit, change)
  else if (last?.set === undefined) await store.rollback(unit, change, previous)
  else await store.rollbackTogether(unit, change)
  return { kind: 'done' }
}
