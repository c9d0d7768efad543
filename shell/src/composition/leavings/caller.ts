/** Whose code calls. */
export interface Caller {
  readonly unit: string
  /** Lines of the stack that name a place, the innermost first. */
  readonly places: readonly string[]
}

/** A line of a stack that names a place; Chrome's first line and native code name none. */
const PLACE = /:\d+:\d+\)?$/
/** A released file of a section. What `lasting` holds, React for one, is nobody's. */
const FILE = /\/assets\/(?!shell\/|lasting\/)([\w-]+)\/[^/]+\/[^/]+$/

/**
 * The section whose code called the function in which `error` was made; null: the shell, a library that all share, or nobody
 * that is known.
 */
export function callerIn({ stack = '' }: Error): Caller | null {
  const places = stack.split('\n').filter((line) => PLACE.test(line))
  const unit = FILE.exec(places[1] ?? '')?.[1]
  return unit ? { unit, places } : null
}
