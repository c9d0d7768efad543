export interface BirthYearDraft {
  /** The year alone; null: not stated. The name is the wire's, which holds it as text (SPEC.md §3). */
  readonly dayOfBirth: number | null
}

export function birthYearOnWire({ dayOfBirth }: BirthYearDraft): { dayOfBirth?: string } {
  return dayOfBirth === null ? {} : { dayOfBirth: String(dayOfBirth) }
}
