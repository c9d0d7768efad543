/** A month of the calendar in Viet Nam as instants `[from, until)`; `month` is 1 to 12. */
export function vietnamMonth(year: number, month: number): { readonly from: string; readonly until: string } {
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
  return { from: firstInstant(year, month), until: firstInstant(next.year, next.month) }
}

function firstInstant(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}-01T00:00:00+07:00`
}
