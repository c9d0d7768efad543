/** Whether the mother expects or nurses. "Pregnance" is the spelling of the wire. */
export type MotherStatus = 'Pregnance' | 'NursingMother'

const NUMBERS: Readonly<Record<MotherStatus, 1 | 2>> = { Pregnance: 1, NursingMother: 2 }

/** Both forms in which a status is sent. */
export interface MotherStatusOnWire {
  readonly motherStatus: 1 | 2 | null
  readonly motherStatusName: MotherStatus | null
}

/** Reads a number, its digits or the name in any letter case; null for everything else. */
export function parseMotherStatus(value: unknown): MotherStatus | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim().toLowerCase() : ''
  if (text === '1' || text === 'pregnance') return 'Pregnance'
  return text === '2' || text === 'nursingmother' ? 'NursingMother' : null
}

export function motherStatusOnWire(status: MotherStatus | null): MotherStatusOnWire {
  return { motherStatus: status === null ? null : NUMBERS[status], motherStatusName: status }
}
