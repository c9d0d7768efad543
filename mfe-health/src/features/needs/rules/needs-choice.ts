import type { Audience, AudienceChoice } from 'shared-contracts/audience'
import type { Activity } from 'shared-contracts/nutrition'
import { DEFAULT_ACTIVITY, hasActivity, parseActivity } from './activity'

/** Shown before anything is chosen. */
const FIRST_AUDIENCE: Audience = { kind: 'week', week: 1 }

/** Whose needs are shown, at which activity, and what says so. */
export interface NeedsChoice {
  readonly audience: Audience
  readonly activity: Activity
  readonly by: AudienceChoice['by']
}

interface Known {
  /** Whom the site is for. */
  readonly site: Pick<AudienceChoice, 'audience' | 'by'>
  readonly search: URLSearchParams
  /** The activity chosen last on this device, as it stands in an address. */
  readonly keptActivity?: string | null
}

/** Whom the site is for, else the first stage of all; the activity of the address, else the one chosen before, unless the address names somebody. */
export function needsChoice({ site, search, keptActivity = null }: Known): NeedsChoice {
  const audience = site.audience ?? FIRST_AUDIENCE
  const asked = search.get('muc') ?? (site.by === 'address' ? null : keptActivity)
  return {
    audience,
    activity: hasActivity(audience) ? parseActivity(asked) : DEFAULT_ACTIVITY,
    by: site.audience === null ? 'default' : site.by,
  }
}
