import { type Audience, audienceCode } from 'shared-contracts/audience'
import { ACTIVITIES, type Activity } from 'shared-contracts/nutrition'

export const DEFAULT_ACTIVITY: Activity = 'light'

/** How a choice stands in the address: `?muc=vua`. */
const CODES: Readonly<Record<Activity, string>> = { light: 'nhe', moderate: 'vua', heavy: 'nang' }

export const activityChoices = ACTIVITIES.map((activity) => ({ activity, code: CODES[activity] }))

/** The activity that an address states; the usual one for anything else. */
export function parseActivity(code: string | null): Activity {
  return ACTIVITIES.find((activity) => CODES[activity] === code) ?? DEFAULT_ACTIVITY
}

/** Needs of children aren't split by activity. */
export function hasActivity(audience: Audience): boolean {
  return audience.kind !== 'child'
}

/** The query of a choice, the usual activity left out. */
export function needsSearch(audience: Audience, activity: Activity): string {
  const search = new URLSearchParams({ cho: audienceCode(audience) })
  if (hasActivity(audience) && activity !== DEFAULT_ACTIVITY) search.set('muc', CODES[activity])
  return `?${search}`
}
