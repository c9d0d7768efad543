const UNFINISHED_DATE = /^(?:\d{0,2}|\d{1,2}\/(?:\d{0,2}|\d{1,2}\/\d{0,4}))$/

/**
 * The text of a date field after a key or a paste: digits gain their slashes while typing forward, "01062025" becomes
 * "01/06/2025", and what can't become dd/MM/yyyy leaves the field as it was, unless
 * that was pasted in another form: such a text can be edited.
 */
export function dateEntry(previous: string, proposed: string): string {
  const spaced = proposed.trim().replace(/[.\-\s]/g, '/')
  const text = /^\d{3,8}$/.test(spaced) ? withSlashes(spaced) : spaced
  if (!UNFINISHED_DATE.test(text)) return UNFINISHED_DATE.test(previous) ? previous : proposed
  const growing = text.length > previous.length
  return growing && /^(?:\d{2}|\d{1,2}\/\d{2})$/.test(text) ? `${text}/` : text
}

function withSlashes(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/')
}
