import { compare } from 'semver'
import type { FrameRecord } from './record'
import { FRAME_PACKAGE } from './surface'

/** What a unit's modules mention of the frame, as its build found it. */
export interface FrameUse {
  /** Part of the frame → names that are imported from it. */
  readonly parts: Readonly<Record<string, readonly string[]>>
  /** All identifiers and property names in the unit's sources. */
  readonly tokens: ReadonlySet<string>
}

/**
 * The lowest version of the frame contract that has all that a unit uses, as a range: what others had added to the frame and this
 * unit doesn't mention asks for no newer shell. A member counts as used when its name occurs anywhere in the unit, so that the
 * answer errs on the careful side. Pure.
 */
export function neededFrame(
  { parts, tokens }: FrameUse,
  { version, since }: Pick<FrameRecord, 'version' | 'since'>,
): string {
  const isUsed = (subject: string): boolean => {
    const [, entry, name = '', member] = /^(?:(\.\S*) )?([^.]+?)(?: \d+)?(?:\.(.+))?$/.exec(subject) ?? []
    const names = entry === undefined ? undefined : parts[entry.replace('.', FRAME_PACKAGE)]
    const mentioned = names?.includes(name) || tokens.has(name)
    if (member === undefined) return mentioned
    // Members of inner shapes are reached without the shape's name.
    return tokens.has(member) && (names === undefined || mentioned)
  }
  const needed = Object.entries(since).flatMap(([subject, from]) => (isUsed(subject) ? [from] : []))
  return `^${[`${version.split('.')[0]}.0.0`, ...needed].sort(compare).at(-1)}`
}
