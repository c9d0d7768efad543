export interface BirthYearValues {
  /** The year alone; null: not stated. The name is the wire's, which holds it as text. */
  readonly dayOfBirth: number | null
}

export function birthYearOnWire({ dayOfBirth }: BirthYearValues): { dayOfBirth?: string } {
  return dayOfBirth === null ? {} : { dayOfBirth: String(dayOfBirth) }
}
