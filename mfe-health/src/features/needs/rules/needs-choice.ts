import type { Stage, StageChoice } from 'shared-contracts/family'
import type { Activity } from 'shared-contracts/nutrition'
import { DEFAULT_ACTIVITY, hasActivity, parseActivity } from './activity'

/** Shown before anything is chosen. */
const FIRST_STAGE: Stage = { kind: 'week', week: 1 }

/** Whose needs are shown, at which activity, and what says so. */
export interface NeedsChoice {
  readonly stage: Stage
  readonly activity: Activity
  readonly by: StageChoice['by']
}

interface Known {
  /** Whom the site is for. */
  readonly site: Pick<StageChoice, 'stage' | 'by'>
  readonly search: URLSearchParams
  /** The activity chosen last on this device, as it stands in an address. */
  readonly keptActivity?: string | null
}

/** Whom the site is for, else the first stage of all; the activity of the address, else the one chosen before, unless the address names somebody. */
export function needsChoice({ site, search, keptActivity = null }: Known): NeedsChoice {
  const stage = site.stage ?? FIRST_STAGE
  const asked = search.get('muc') ?? (site.by === 'address' ? null : keptActivity)
  return {
    stage,
    activity: hasActivity(stage) ? parseActivity(asked) : DEFAULT_ACTIVITY,
    by: site.stage === null ? 'default' : site.by,
  }
}
