export interface ClassMonth {
  /** 1–12. */
  readonly month: number
  readonly year: number
}

/** Months on offer, this one included. */
export const MONTHS_AHEAD = 4

/** The month of a calendar day `YYYY-MM-DD`. */
export function monthOf(day: string): ClassMonth {
  const [year = '', month = ''] = day.split('-')
  return { year: Number(year), month: Number(month) }
}

/** This month and the next ones. */
export function monthsFrom(day: string): readonly ClassMonth[] {
  const first = monthOf(day)
  return Array.from({ length: MONTHS_AHEAD }, (_, ahead) => {
    const index = first.month - 1 + ahead
    return { year: first.year + Math.floor(index / 12), month: (index % 12) + 1 }
  })
}

/** `YYYY-MM`, as it stands in the address (`?thang=`). */
export function monthCode({ year, month }: ClassMonth): string {
  return `${year}-${String(month).padStart(2, '0')}`
}

/** The month that the address asks for; any other value means the first. */
export function chosenMonth(code: string | null, months: readonly ClassMonth[]): ClassMonth {
  const chosen = months.find((month) => monthCode(month) === code) ?? months[0]
  if (!chosen) throw new Error('chosenMonth: no months to choose from')
  return chosen
}
