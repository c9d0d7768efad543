import type { ParsedBody } from 'shared-contracts/calls'

/** What was measured at one visit; null: not measured or not known. */
export type MotherMeasures = Omit<ParsedBody<'HealthCheck/CheckOtherMotherHealth'>, 'checkDate'>
