import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Change, compareSurfaces } from './compare'
import type { Declarations } from './declarations'
import { FRAME_PACKAGE } from './surface'

/** How long something must have been marked as deprecated before it may go or change. */
export const DEPRECATED_DAYS = 90

/** The frame contract as it was accepted last: `shared-frame/surface.json`, the one place of its version. */
export interface FrameRecord extends Declarations {
  readonly version: string
  /** What came after the first version of this major, by subject (compare.ts) → the version that brought it. */
  readonly since: Readonly<Record<string, string>>
  /** What is to go, by subject. */
  readonly deprecated: Readonly<Record<string, Deprecation>>
}

export interface Deprecation {
  /** Calendar day, `YYYY-MM-DD`. */
  readonly on: string
  /** What to use. */
  readonly instead: string
}

export function recordFile(root: string): string {
  return path.join(root, FRAME_PACKAGE, 'surface.json')
}

export function readRecord(root: string): FrameRecord | null {
  const file = recordFile(root)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

export function writeRecord(root: string, record: FrameRecord): void {
  writeFileSync(recordFile(root), `${JSON.stringify(record, null, 1)}\n`)
}

export type Verdict =
  | { readonly kind: 'same' }
  /** To be recorded as `next`. */
  | { readonly kind: 'acceptable'; readonly changes: readonly string[]; readonly next: FrameRecord }
  /** Units in use may break; see `judge`. */
  | { readonly kind: 'breaking'; readonly changes: readonly string[] }

/** The first version; releases of before spoke of contracts up to 13. */
const FIRST_VERSION = '14.0.0'

/**
 * What the present surface means for the record. An addition raises the minor version. What breaks needs a new major, unless all of it
 * was deprecated for `DEPRECATED_DAYS`: then it goes with a minor version, and no release that still uses it is active beside the new
 * shell (`findMisfits`). Pure.
 *
 * @param options.today `YYYY-MM-DD`; `newMajor`: begin a new major, for which the former one lives on beside it (ADR 1)
 */
export function judge(
  recorded: FrameRecord | null,
  present: Declarations,
  { today, newMajor = false }: { readonly today: string; readonly newMajor?: boolean },
): Verdict {
  const fresh = (version: string): FrameRecord => ({ version, since: {}, deprecated: {}, ...present })
  if (!recorded) return { kind: 'acceptable', changes: ['nothing is recorded yet'], next: fresh(FIRST_VERSION) }
  const changes = compareSurfaces(recorded, present)
  const texts = changes.map(({ text }) => text)
  if (changes.length === 0) return { kind: 'same' }
  if (newMajor) return { kind: 'acceptable', changes: texts, next: fresh(nextVersion(recorded.version, 'major')) }
  const breaking = changes.filter((change) => change.breaks && !mayGo(change, recorded, today))
  if (breaking.length > 0) return { kind: 'breaking', changes: breaking.map(({ text }) => text) }
  const version = nextVersion(recorded.version, 'minor')
  const added = changes.filter(({ breaks }) => !breaks).flatMap(({ subjects }) => subjects)
  const gone = new Set(changes.filter(({ breaks }) => breaks).flatMap(({ subjects }) => subjects))
  const kept = <T>(table: Readonly<Record<string, T>>) =>
    Object.entries(table).filter(([subject]) => !gone.has(subject))
  const since = [...kept(recorded.since), ...added.map((subject) => [subject, version] as const)]
  const next = { version, since: Object.fromEntries(since), deprecated: Object.fromEntries(kept(recorded.deprecated)) }
  return { kind: 'acceptable', changes: texts, next: { ...next, ...present } }
}

function mayGo({ subjects }: Change, { deprecated }: FrameRecord, today: string): boolean {
  const latest = new Date(Date.parse(today) - DEPRECATED_DAYS * 86_400_000).toISOString().slice(0, 10)
  return subjects.every((subject) => {
    const mark = deprecated[subject] ?? deprecated[subject.replace(/\.[^. ]+$/, '')]
    return mark !== undefined && mark.on <= latest
  })
}

function nextVersion(version: string, level: 'major' | 'minor'): string {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return level === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}

/**
 * The record with a mark on something that is to go.
 *
 * @param subject `<entry> <name>`, `<entry> <name>.<member>`, or an inner declaration's `<name>.<member>`
 * @throws Error when the record has no such thing
 */
export function markDeprecated(record: FrameRecord, subject: string, mark: Deprecation): FrameRecord {
  const [, entry = '', name = '', member] = /^(?:(\.\S*) )?([\w$]+)(?:\.([\w$]+))?$/.exec(subject) ?? []
  const declared = entry === '' ? record.internal[name] : record.entries[entry]?.[name]
  const hasMember =
    member === undefined ||
    (typeof declared === 'object' && declared.members.some((each) => each.split(/[? ]/)[0] === member))
  if (declared === undefined || !hasMember) throw new Error(`The frame contract has no "${subject}"`)
  return { ...record, deprecated: { ...record.deprecated, [subject]: mark } }
}
