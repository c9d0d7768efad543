import type { ReleaseStore } from '../registry/release-store'
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
