import { type Stage, withWhom } from 'shared-contracts/family'
import { ACTIVITIES, type Activity } from 'shared-contracts/nutrition'
import { paths } from 'shared-contracts/paths'

export const DEFAULT_ACTIVITY: Activity = 'light'

/** How a choice stands in the address: `?muc=vua`. */
const CODES: Readonly<Record<Activity, string>> = { light: 'nhe', moderate: 'vua', heavy: 'nang' }

export const activityChoices = ACTIVITIES.map((activity) => ({ activity, code: CODES[activity] }))

/** The activity that an address states; the usual one for anything else. */
export function parseActivity(code: string | null): Activity {
  return ACTIVITIES.find((activity) => CODES[activity] === code) ?? DEFAULT_ACTIVITY
}

/** Needs of children aren't split by activity. */
export function hasActivity(stage: Stage): boolean {
  return stage.kind !== 'child'
}

/** The page's address for somebody, the usual activity left out. */
export function needsPath(stage: Stage, activity: Activity): string {
  const path = withWhom(paths.nutritionNeeds, stage)
  if (!hasActivity(stage) || activity === DEFAULT_ACTIVITY) return path
  return `${path}${path.includes('?') ? '&' : '?'}muc=${CODES[activity]}`
}
