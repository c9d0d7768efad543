/** When a child was born, in completed weeks of pregnancy and days; null: not known. */
export interface Gestation {
  readonly gestationWeeks: number | null
  readonly gestationDayInWeek: number | null
}

interface MovedVisit {
  /** As it was entered. */
  readonly visit: Gestation
  /** The newest other visit of the child it was entered for, and of the child it goes to; null: there is none. */
  readonly formerBook: Gestation | null
  readonly book: Gestation | null
  readonly areTwins: boolean
}

/**
 * The weeks at birth of a visit that goes to another child. They are the child's and not the visit's: its form began with those of the book it was
 * entered in, and a child born at term must not be judged by a corrected age. What only this visit says was typed for it, and stays.
 */
export function gestationAfterMove({ visit, formerBook, book, areTwins }: MovedVisit): Gestation {
  if (book !== null) return gestationOf(book)
  const isCopied =
    formerBook?.gestationWeeks === visit.gestationWeeks && formerBook.gestationDayInWeek === visit.gestationDayInWeek
  return isCopied && !areTwins ? { gestationWeeks: null, gestationDayInWeek: null } : gestationOf(visit)
}

function gestationOf({ gestationWeeks, gestationDayInWeek }: Gestation): Gestation {
  return { gestationWeeks, gestationDayInWeek }
}
