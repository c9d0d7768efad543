import type { CallRecord, RecordedCall } from 'shared-contracts/call-contract'
import { DEPRECATED_DAYS } from '../record'
import { hashOfMembers, type Members } from './call-members'
import { compareMembers } from './compare-members'

/** So old a new mark may be when it is recorded: nobody dates it back. */
const MARK_DAYS = 7
const DAY_MS = 86_400_000

export interface PresentCall {
  readonly members: Members
  readonly deprecated?: string
}

/** The calls as they were accepted last. */
export interface AcceptedCalls {
  readonly record: CallRecord
  readonly members: Readonly<Record<string, Members>>
}

export interface CallsVerdict {
  /** What is not recorded yet, one line each. */
  readonly changes: readonly string[]
  /** What must not be recorded, one line each with how to mend it. */
  readonly refusals: readonly string[]
  /** What is recorded when nothing is refused. */
  readonly next: AcceptedCalls
}

/**
 * How the calls differ from what was accepted last, and whether releases in use survive it. Pure.
 *
 * @param today YYYY-MM-DD
 */
export function judgeCalls(
  accepted: AcceptedCalls,
  present: Readonly<Record<string, PresentCall>>,
  today: string,
): CallsVerdict {
  const changes: string[] = []
  const refusals: string[] = []
  const record: Record<string, RecordedCall> = {}
  const members: Record<string, Members> = {}
  const mayBreak = (call: RecordedCall) =>
    call.deprecated !== undefined && daysBetween(call.deprecated, today) >= DEPRECATED_DAYS
  const refuse = (name: string, what: string) =>
    refusals.push(
      `${name}: ${what}. This breaks what releases rely on: add a new call beside it, or mark it as deprecated in its address (deprecated: '${today}') and change it ${DEPRECATED_DAYS} days later`,
    )

  for (const name of namesOf(accepted.record, present)) {
    const call = present[name]
    const recorded = accepted.record[name]
    if (call === undefined) {
      if (recorded === undefined) continue
      if (mayBreak(recorded)) changes.push(`${name} is gone; it was deprecated since ${recorded.deprecated}`)
      else refuse(name, 'the call is gone')
      continue
    }
    const hash = hashOfMembers(call.members)
    const mark = markOf(name, call, recorded, today)
    refusals.push(...mark.refusals)
    if (call.deprecated !== recorded?.deprecated)
      changes.push(
        `${name} ${call.deprecated === undefined ? 'is no longer deprecated' : `is deprecated since ${call.deprecated}`}`,
      )
    const deprecated = call.deprecated === undefined ? {} : { deprecated: call.deprecated }
    members[name] = call.members
    if (recorded === undefined) {
      changes.push(`${name} is a new call`)
      record[name] = { shapes: [hash], ...deprecated }
      continue
    }
    if (recorded.shapes.at(-1) === hash) {
      record[name] = { ...withoutMark(recorded), ...deprecated }
      continue
    }
    const { breaking, compatible } = compareMembers(accepted.members[name] ?? {}, call.members)
    if (breaking.length === 0) {
      changes.push(`${name} is extended: ${compatible.join(', ')}`)
      const place = recorded.shapes.length
      const since = { ...recorded.since, ...Object.fromEntries(compatible.map((path) => [path, place])) }
      record[name] = { shapes: [...recorded.shapes, hash], since, ...deprecated }
    } else if (mayBreak(recorded)) {
      changes.push(`${name} begins anew, as it was deprecated since ${recorded.deprecated}: ${breaking.join(', ')}`)
      record[name] = { shapes: [hash], ...deprecated }
    } else refuse(name, breaking.join(', '))
  }
  return { changes, refusals, next: { record, members } }
}

function markOf(name: string, { deprecated }: PresentCall, recorded: RecordedCall | undefined, today: string) {
  if (deprecated === undefined || deprecated === recorded?.deprecated) return { refusals: [] }
  const age = daysBetween(deprecated, today)
  // Also what is no day at all.
  return age >= 0 && age <= MARK_DAYS
    ? { refusals: [] }
    : { refusals: [`${name}: deprecated since ${deprecated}, which is not the day of the mark: write '${today}'`] }
}

function withoutMark({ deprecated: _, ...call }: RecordedCall): RecordedCall {
  return call
}

function daysBetween(from: string, to: string): number {
  return Math.floor((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

function namesOf(before: object, after: object): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
}
