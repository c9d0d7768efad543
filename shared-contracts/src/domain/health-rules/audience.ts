import { childAgeGroups } from '../ages/child-age'
import type { ObjectTypeId } from '../ages/object-type-id'
import { LAST_PREGNANCY_DAY } from '../ages/pregnancy'

/** A kind of person that a rule or a text is about. Days of age or of pregnancy, both ends included. */
export type AudiencePart =
  | { readonly stage: 'child' | 'pregnant'; readonly fromDay: number; readonly toDay: number }
  | { readonly stage: 'nursing' | 'adult' }

/** Whoever belongs to one of its parts. */
export type Audience = readonly AudiencePart[]

/** Somebody at one day of age or of pregnancy. */
export type AudiencePerson =
  | { readonly stage: 'child' | 'pregnant'; readonly day: number }
  | { readonly stage: 'nursing' | 'adult' }

export function isInAudience(person: AudiencePerson, audience: Audience): boolean {
  return audience.some((part) => {
    if (part.stage !== person.stage) return false
    return !('fromDay' in part && 'day' in person) || (person.day >= part.fromDay && person.day <= part.toDay)
  })
}

/** The days that each object type stands for; 1–3 days of pregnancy, see docs/product/numbers.md. */
const PARTS: readonly { readonly id: ObjectTypeId; readonly part: AudiencePart }[] = [
  { id: 1, part: { stage: 'pregnant', fromDay: 1, toDay: 84 } },
  { id: 2, part: { stage: 'pregnant', fromDay: 85, toDay: 168 } },
  { id: 3, part: { stage: 'pregnant', fromDay: 169, toDay: LAST_PREGNANCY_DAY } },
  { id: 4, part: { stage: 'nursing' } },
  ...childAgeGroups.map(({ objectTypeId, fromDay, toDay }): (typeof PARTS)[number] => ({
    id: objectTypeId,
    part: { stage: 'child', fromDay, toDay: toDay - 1 },
  })),
  { id: 11, part: { stage: 'adult' } },
]

/** Object types that share at least one day with an audience: a rule for a part of a group holds for the whole group. */
export function objectTypeIdsOf(audience: Audience): readonly ObjectTypeId[] {
  return PARTS.filter(({ part }) => doAudiencesMeet(audience, [part])).map(({ id }) => id)
}

/** The days of object types as an audience. */
export function audienceOf(objectTypeIds: readonly number[]): Audience {
  return PARTS.filter(({ id }) => objectTypeIds.includes(id)).map(({ part }) => part)
}

/** Whether somebody belongs to both. */
export function doAudiencesMeet(one: Audience, other: Audience): boolean {
  return one.some((part) => other.some((each) => overlap(part, each)))
}

/** Object types all of whose days are in an audience: whom a text for this audience may be told by object type alone. */
export function objectTypeIdsWithin(audience: Audience): readonly ObjectTypeId[] {
  return PARTS.filter(({ part }) => personsOf(part).every((person) => isInAudience(person, audience))).map(
    ({ id }) => id,
  )
}

function personsOf(part: AudiencePart): readonly AudiencePerson[] {
  if (!('fromDay' in part)) return [part]
  const { stage, fromDay, toDay } = part
  return Array.from({ length: toDay - fromDay + 1 }, (_, index) => ({ stage, day: fromDay + index }))
}

function overlap(one: AudiencePart, other: AudiencePart): boolean {
  if (one.stage !== other.stage) return false
  return !('fromDay' in one && 'fromDay' in other) || (one.fromDay <= other.toDay && other.fromDay <= one.toDay)
}
