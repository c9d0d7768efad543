import { type Audience, parseAudience } from 'shared-contracts/audience'
import type { Activity } from 'shared-contracts/nutrition'
import { DEFAULT_ACTIVITY, hasActivity, parseActivity } from './activity'

/** Shown before anything is chosen. */
const DEFAULT_AUDIENCE: Audience = { kind: 'week', week: 1 }

/** Whose needs are shown, at which activity, and what says so. */
export interface NeedsChoice {
  readonly audience: Audience
  readonly activity: Activity
  readonly by: 'address' | 'profile' | 'device' | 'default'
}

interface Known {
  readonly search: URLSearchParams
  /** The stages of the visitor's own family, hers first; empty before login. */
  readonly own?: readonly { readonly audience: Audience }[]
  /** What was chosen last on this device, as the query of its address. */
  readonly kept?: string | null
}

/** What the address names, else the visitor's own stage, else what was chosen before on this device, else the first stage of all. */
export function needsChoice({ search, own = [], kept = null }: Known): NeedsChoice {
  const asked = parseAudience(search.get('cho'))
  if (asked !== null) return choiceOf(asked, search, 'address')
  const [first] = own
  if (first !== undefined) return choiceOf(first.audience, search, 'profile')
  const before = new URLSearchParams(kept ?? '')
  const chosen = parseAudience(before.get('cho'))
  if (chosen !== null) return choiceOf(chosen, before, 'device')
  return choiceOf(DEFAULT_AUDIENCE, search, 'default')
}

function choiceOf(audience: Audience, search: URLSearchParams, by: NeedsChoice['by']): NeedsChoice {
  return { audience, activity: hasActivity(audience) ? parseActivity(search.get('muc')) : DEFAULT_ACTIVITY, by }
}
