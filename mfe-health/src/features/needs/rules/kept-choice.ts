import { parseAudience } from 'shared-contracts/audience'
import { keptPlace } from 'shared-ui/kept'

/** Under which the one choice of a device is kept. */
export const CHOICE_KEY = 'chosen'

/** What was chosen last on this device, as the query of its address: for who has no stage in a profile. A stage of pregnancy is soon another one. */
export const keptChoice = keptPlace<string>({ name: 'needs-choice', version: 1, days: 30, check: readChoice })

function readChoice(stored: unknown): string | null {
  return typeof stored === 'string' && parseAudience(new URLSearchParams(stored).get('cho')) !== null ? stored : null
}
