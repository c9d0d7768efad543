import type { Refused } from '../registry/decisions/create-decisions'
import type { Refusal } from '../registry/decisions/rights'
import type { ReleaseAccess } from './access'
import { type ReleaseAction, rightFor } from './actions'
import type { UnitReport } from './unit-report'

/** What the page lets somebody do to a unit. */
export interface UnitOffers {
  /** Whether anything is theirs to change, whatever this host can sign. */
  readonly isOwn: boolean
  offers(action: ReleaseAction): boolean
  /** Why this host can't sign all of it; null: it can. */
  readonly refusal: Refusal | null
}

/** What both the visitor and the key of this host may do, to all units that it changes. Pure. */
export function offersOf(unit: UnitReport, access: ReleaseAccess, refused: Refused): UnitOffers {
  const isOwn = access.may(unit.name, 'take-back')
  const right = access.may(unit.name, 'release') ? 'release' : 'take-back'
  return {
    isOwn,
    refusal: isOwn ? refused(unit.name, right) : null,
    offers(action) {
      const needed = rightFor[action]
      if (needed === null) return isOwn
      const names = unitsOfAction(unit, action)
      return names.every((name) => access.may(name, needed) && refused(name, needed) === null)
    },
  }
}

function unitsOfAction({ name, tried, promoted }: UnitReport, action: ReleaseAction): readonly string[] {
  const set = action === 'promote-set' ? tried : action === 'rollback-set' ? promoted : []
  return [name, ...set.map((one) => one.name)]
}
