export interface ClassMonth {
  /** 1–12. */
  readonly month: number
  readonly year: number
}

/** The month of a calendar day `YYYY-MM-DD`. */
export function monthOf(day: string): ClassMonth {
  const [year = '', month = ''] = day.split('-')
  return { year: Number(year), month: Number(month) }
}

/** `YYYY-MM`, as it stands in the address (`?thang=`). */
export function monthCode({ year, month }: ClassMonth): string {
  return `${year}-${String(month).padStart(2, '0')}`
}

/** The month that an address asks for; null for none, and for what is no month. */
export function askedMonth(code: string | null): ClassMonth | null {
  const [, year = '', month = ''] = /^(20\d{2})-(0[1-9]|1[0-2])$/.exec(code ?? '') ?? []
  return year === '' ? null : { year: Number(year), month: Number(month) }
}

/** The first month with a class after `month`, else the last one before it; null where none has any. `months` in order. */
export function nearestMonth<M extends ClassMonth>(months: readonly M[], month: ClassMonth): M | null {
  const code = monthCode(month)
  return months.find((each) => monthCode(each) > code) ?? months.findLast((each) => monthCode(each) < code) ?? null
}
