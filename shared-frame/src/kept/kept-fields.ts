import { type KeptPlace, keptPlace } from './kept-values'
import { isRecord } from './stored-checks'

type Values = Readonly<Record<string, unknown>>

/** What of a form outlives its page: the one line that each form states. See "Kept text" in shared-frame/README.md. */
export interface KeptFields<V extends Values> {
  /**
   * `tab`: who somebody is, and what tells of her health; until the tab is closed. `device`: anything else, which then also
   * survives the link of a mail that opens in another tab.
   */
  readonly in: 'tab' | 'device'
  /** Under which name, where several records use one form, or several forms ask the same; the form's own name by default. */
  readonly as?: string
  /** Forgotten after so many days; 7 by default. */
  readonly days?: number
  /** Fields that are never kept: passwords, codes, tokens. */
  readonly never?: readonly (keyof V & string)[]
  /**
   * All fields are kept together as soon as one was changed, with what the form was opened on. By default those that were changed
   * are, so that the others follow what the server says.
   */
  readonly whole?: boolean
  /** What was sent stays, to be changed and sent again. */
  readonly stays?: boolean
  /** Whether what was kept still fits, such as children who may have been deleted meanwhile. */
  fits?(kept: Partial<V>): boolean
}

const PLACE = 'form'
const VERSION = 1
const USUAL_DAYS = 7

/** Where the forms' texts are kept. The fields of each form are checked against its first values by `fittingFields`. */
export function fieldsPlace({ in: where, days = USUAL_DAYS }: Pick<KeptFields<Values>, 'in' | 'days'>) {
  return keptPlace<Values>({
    name: PLACE,
    version: VERSION,
    days,
    check: (stored) => (isRecord(stored) ? stored : null),
    ...(where === 'tab' && { inTab: true }),
  }) satisfies KeptPlace<Values>
}

/** The fields to keep of a form that was opened with `first`; null: nothing was changed. */
export function changedFields<V extends Values>(values: V, first: V, { never = [], whole }: KeptFields<V>) {
  const fields = Object.entries(values).filter(([name]) => !never.includes(name))
  const changed = fields.filter(([name, value]) => !isSame(value, first[name]))
  return changed.length === 0 ? null : Object.fromEntries(whole ? fields : changed)
}

/**
 * The kept fields that the form still has in the same shape: one that a newer release has changed, or that somebody has
 * written into the storage by hand, counts as absent. Fields without a first value (questions) are taken as they are.
 */
export function fittingFields<V extends Values>(kept: Values, first: V, options: KeptFields<V>): Partial<V>
export function fittingFields(kept: Values, first: Values, { never = [], fits }: KeptFields<Values>): Values {
  const fitting = Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => !never.includes(name) && hasShape(value, first[name])),
  )
  return (fits?.(fitting) ?? true) ? fitting : {}
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether a stored value has the shape of another one. Parts of it that are null may be anything: an empty field of a number, day or choice is null. */
export function hasShape<T>(value: unknown, first: T): value is T
export function hasShape(value: unknown, first: unknown): boolean {
  if (first === null || first === undefined) return true
  if (value === null) return typeof first !== 'boolean' && typeof first !== 'object'
  if (Array.isArray(first)) {
    return Array.isArray(value) && (first.length === 0 || value.every((item) => hasShape(item, first[0])))
  }
  if (!isRecord(first)) return typeof value === typeof first
  return (
    isRecord(value) &&
    Object.entries(first).every(([name, part]) => part === undefined || (name in value && hasShape(value[name], part)))
  )
}
