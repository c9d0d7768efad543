import { pregnancyWeekOptions } from 'shared-contracts/constants'
import { isRecord, keptPlace } from 'shared-frame/kept'

export const KINDS = ['pregnant', 'nursing', 'adult', 'child'] as const
export type Kind = (typeof KINDS)[number]

/** Somebody who is being added to the table. */
export interface EaterFields {
  readonly kind: Kind
  readonly weeks: number
  /** As typed. */
  readonly birthDay: string
  readonly callName: string
}

const FIRST_WEEK_SHOWN = 20

export const noEater: EaterFields = { kind: 'pregnant', weeks: FIRST_WEEK_SHOWN, birthDay: '', callName: '' }

/** What stands in the fields, in this tab alone: it tells who is pregnant. */
export const keptEater = keptPlace<EaterFields>({
  name: 'family-eater',
  version: 1,
  days: 7,
  inTab: true,
  check(stored) {
    if (!isRecord(stored)) return null
    const { weeks, birthDay, callName } = stored
    const kind = KINDS.find((each) => each === stored.kind)
    if (kind === undefined || typeof birthDay !== 'string' || typeof callName !== 'string') return null
    return typeof weeks === 'number' && pregnancyWeekOptions.includes(weeks)
      ? { kind, weeks, birthDay, callName }
      : null
  },
})
