import type { ReleaseStore } from '../registry/release-store'
import { setOnTrial, setPromoted } from '../registry/sets/listed-sets'
import type { ReleaseSet } from '../registry/sets/release-sets'
import type { Change } from '../registry/store/state-changes'
import type { FormOrder } from './read-form'

/** Does what a form asks for, if the unit is still what the page showed. */
export async function applyOrder(store: ReleaseStore, order: FormOrder, who: string): Promise<void> {
  const { unit, version, percent, why } = order
  const change: Change = { who, why, expected: { active: order.expected } }
  switch (order.action) {
    case 'preview':
      await store.fetch(unit, version)
      return
    case 'promote':
      await store.promote(unit, version, change)
      return
    case 'promote-set':
      // What the page showed is not the unit alone: refused when this set is not on trial any more.
      await store.promoteTogether(order.set, { who, why }, { set: 'tried' })
      return
    case 'rollback-set':
      await store.rollbackTogether(unit, change)
      return
    case 'rollback':
      await store.rollback(unit, change, version)
      return
    case 'canary':
      await store.startCanary(unit, version, percent, change)
      return
    case 'end-canary':
      await store.endCanary(unit, change)
      return
    case 'on':
    case 'off':
      await store.setEnabled(unit, order.action === 'on', change)
  }
}

/** Whom an order changes beside its unit: what belongs to the set as it is now, or as the page showed it. */
export async function unitsOf(store: Pick<ReleaseStore, 'list'>, order: FormOrder): Promise<readonly string[]> {
  const named = (set: ReleaseSet) => [order.unit, ...set.map(({ name }) => name)]
  switch (order.action) {
    case 'promote-set':
      return named([...order.set, ...setOnTrial(order.unit, await store.list())])
    case 'rollback-set':
      return named(setPromoted(order.unit, await store.list()))
    default:
      return [order.unit]
  }
}
