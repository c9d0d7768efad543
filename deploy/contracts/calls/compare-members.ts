import type { Members } from './call-members'

export interface MemberChanges {
  /** Members that a release built before may not survive, one line each. */
  readonly breaking: readonly string[]
  /** Paths of members that are new or other, and break nobody; of what is new as a whole its uppermost member. */
  readonly compatible: readonly string[]
}

/**
 * How the members of a call differ from those of before. A request may only ask for less and take more, an answer may only
 * give more and vary less. Pure.
 */
export function compareMembers(before: Members, after: Members): MemberChanges {
  const breaking: string[] = []
  const compatible: string[] = []
  for (const [path, text] of Object.entries(before)) {
    const now = after[path]
    if (now === text) continue
    if (now === undefined) breaking.push(`${path} is gone`)
    else if (isAnswer(path) ? isWithin(now, text) : isWithin(text, now)) compatible.push(path)
    else breaking.push(`${path} was "${text}" and is "${now}"`)
  }
  for (const [path, text] of Object.entries(after)) {
    if (before[path] !== undefined || hasNewParent(path, before, after)) continue
    if (/\|[^.[{]*$/.test(path) && isAnswer(path)) breaking.push(`${path} is another answer than any of before`)
    else if (!isAnswer(path) && !/\|[^.[{]*$/.test(path) && !termsIn(text).has('optional'))
      breaking.push(`${path} is required now`)
    else compatible.push(path)
  }
  return { breaking, compatible }
}

const isAnswer = (path: string) => /^answer\b/.test(path)

function hasNewParent(path: string, before: Members, after: Members): boolean {
  return Object.keys(after).some(
    (other) =>
      other.length < path.length &&
      path.startsWith(other) &&
      '.[{|'.includes(path.charAt(other.length)) &&
      before[other] === undefined,
  )
}

/** Whether all that a member of the first form may be is allowed by the second. */
function isWithin(narrow: string, wide: string): boolean {
  const [narrowKind = ''] = narrow.split(' ')
  const [wideKind = ''] = wide.split(' ')
  if (narrowKind !== wideKind && wideKind !== 'any' && !(narrowKind === 'integer' && wideKind === 'number'))
    return false
  const has = termsIn(narrow)
  const allows = termsIn(wide)
  for (const flag of ['optional', 'nullable']) if (has.has(flag) && !allows.has(flag)) return false
  for (const [key, limit] of allows) {
    if (key === 'optional' || key === 'nullable') continue
    const value = has.get(key)
    if (value === undefined) return false
    if (!keepsTo(key, value, limit)) return false
  }
  return true
}

function keepsTo(key: string, value: string, limit: string): boolean {
  if (/^(min|exclusiveMin)/.test(key)) return Number(value) >= Number(limit)
  if (/^(max|exclusiveMax)/.test(key)) return Number(value) <= Number(limit)
  // Whoever may call with less right may with more.
  if (key === 'access') return Number(value) >= Number(limit)
  if (key === 'enum') return value.split('|').every((one) => limit.split('|').includes(one))
  return value === limit
}

function termsIn(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .split(' ')
      .slice(1)
      .map((term) => {
        const [key = '', ...value] = term.split('=')
        return [key, value.join('=')] as const
      }),
  )
}
