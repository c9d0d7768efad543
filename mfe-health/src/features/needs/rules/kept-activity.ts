import { keptPlace } from 'shared-frame/kept'
import { activityChoices } from './activity'

/** Under which the one activity of a device is kept. */
export const ACTIVITY_KEY = 'chosen'

/** How hard whoever uses this device works, as it stands in the address. Whom the needs are for is the whole site's matter. */
export const keptActivity = keptPlace<string>({ name: 'needs-activity', version: 1, days: 300, check: readCode })

function readCode(stored: unknown): string | null {
  return activityChoices.find(({ code }) => code === stored)?.code ?? null
}
