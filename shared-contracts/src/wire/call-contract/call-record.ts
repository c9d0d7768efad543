import record from '../../../calls.json'

/** What the record says of a call. */
export interface RecordedCall {
  /** Hashes of all shapes that are still served, oldest first; the last one is what the schemas say now. */
  readonly shapes: readonly string[]
  /** Member → place in `shapes` of the first shape that has it as it is now; absent: the oldest. */
  readonly since?: Readonly<Record<string, number>>
  /** The day (YYYY-MM-DD) since which nothing new should use the call. */
  readonly deprecated?: string
}

export type CallRecord = Readonly<Record<string, RecordedCall>>

/** `calls.json` beside `package.json`, written by `npm run contracts -- accept`. */
export const callRecord: CallRecord = record

/**
 * The hash of the oldest shape that has whatever a unit uses of a call, so that a member which others have asked for since does
 * not bind the unit to an API that has it. Pure.
 *
 * @param tokens identifiers and names of members in the unit's modules: a member is used when all names on its path are among them
 */
export function shapeReliedOn({ shapes, since = {} }: RecordedCall, tokens: ReadonlySet<string>): string {
  const places = Object.entries(since)
    .filter(([path]) => namesOnPath(path).every((name) => tokens.has(name)))
    .map(([, place]) => place)
  const shape = shapes[Math.max(0, ...places)]
  if (shape === undefined)
    throw new Error('The record of calls names a shape that it does not have: repeat npm run contracts -- accept')
  return shape
}

/** The names that whoever uses a member has to write: `answer.items[].title` → items, title. */
export function namesOnPath(path: string): readonly string[] {
  return path
    .replace(/\|[^.[{]*/g, '')
    .split(/[.[\]{}]+/)
    .slice(1)
    .filter((name) => name !== '')
}
