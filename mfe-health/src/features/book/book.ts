import type { CalendarDay } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'

/** What every entry of a book has. */
export interface BookCheck {
  readonly id: number
  readonly checkDate: string
}

/** An entry as it is sent. */
export interface BookEntry<C, V> {
  readonly values: V
  /** The check that is being corrected; when its day changes, it moves there. */
  readonly replaces: C | null
  /** Measures that are unusual were said to be right. */
  readonly confirmed: boolean
}

/** The calls of one book. What is cleared can be restored for 30 days. */
export interface BookCalls<C, V> {
  /** Stores an entry, with everything that it says and a change of its day, in one call. */
  save(entry: BookEntry<C, V>): Promise<unknown>
  remove(check: C): Promise<CallAnswer<'HealthCheck/ResetMotherHealthHistory'>>
  reset(): Promise<CallAnswer<'HealthCheck/ResetMotherHealthHistory'>>
  /** Brings back what was cleared last. */
  restore(): Promise<CallAnswer<'HealthCheck/RestoreMotherHealthHistory'>>
}

/** Under which the entries of a book are kept: all keys that begin with it. */
export interface BookHistory {
  readonly queryKey: readonly unknown[]
}

/** The form of one entry. */
export interface BookFormProps<V> {
  readonly initial: V
  /** Days of the book that it goes into; null: nothing is stored. */
  readonly bookDays: readonly CalendarDay[] | null
  readonly submitLabel: string
  /** Under which name what was typed is kept, in this tab alone: it tells of somebody's health. */
  readonly keptAs: string
  /**
   * Called with values that pass the rules. What it throws is shown at the fields that it names.
   *
   * @param confirmed some are unusual, and were said to be right
   */
  readonly onSubmit: (values: V, confirmed?: boolean) => Promise<void>
}
