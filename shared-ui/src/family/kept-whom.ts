import { readTold } from 'shared-contracts/family'
import { keptPlace } from 'shared-frame/kept'

/** Under which the one choice of a device is kept. */
export const CHOICE_KEY = 'chosen'

/** Whom the visitor said the site is for. It goes on with the calendar, so it may lie longer than a pregnancy; logout erases it. Devices hold it under its first name. */
export const keptWhom = keptPlace({ name: 'audience', version: 1, days: 300, check: readTold })
