import {
  type CalendarDay,
  childName,
  childObjectTypeId,
  daysBetween,
  findObjectType,
  objectTypeGroups,
  parseCalendarDay,
} from 'shared-contracts/ages'
import {
  type Audience,
  type AudienceChoice,
  audienceCode,
  audienceObjectTypeId,
  audienceTitle,
  LAST_CHILD_MONTH,
  parseAudience,
  type ToldAudience,
  toldToday,
} from 'shared-contracts/audience'
import { recommendationOptions } from 'shared-contracts/constants'
import type { Activity } from 'shared-contracts/nutrition'
import type { VisitorProfile } from 'shared-frame'
import { texts } from '../../../texts'

/** Whose diet is checked. */
export interface Person {
  /** In the list of choices: `toi`, `con-7`, or the code of an audience. */
  readonly code: string
  readonly title: string
  /** Null: there are no needs to compare with (under six months, above sixty). */
  readonly objectTypeId: number | null
  readonly tooOld: boolean
}

type Profile = Pick<VisitorProfile, 'objectTypeId' | 'userType' | 'isNursing' | 'pregnancyWeeks' | 'children'>

/** Energy needs of children aren't split by activity. */
export function hasActivity({ objectTypeId }: Pick<Person, 'objectTypeId'>): boolean {
  return objectTypeId !== null && findObjectType(objectTypeId)?.group !== objectTypeGroups.child
}

/** The mother of an account and her or his children, as known today. */
export function ownPersons(
  { objectTypeId, userType, isNursing, children, ...user }: Profile,
  today: CalendarDay,
): Person[] {
  const pregnant = user.pregnancyWeeks !== null
  const isMother = userType === 0 || userType === 1
  const stage = objectTypeId === null ? undefined : findObjectType(objectTypeId)
  const self: Person[] =
    isMother && stage && (pregnant || isNursing)
      ? [{ code: 'toi', title: texts.diet.person.self(stage.title), objectTypeId: stage.id, tooOld: false }]
      : []
  return [...self, ...children.flatMap((child) => childPerson(child, childName(child, children), today))]
}

function childPerson({ id, dayOfBirth }: Profile['children'][number], name: string, today: CalendarDay): Person[] {
  const birth = parseCalendarDay(dayOfBirth)
  if (birth === null) return []
  const days = daysBetween(birth, today)
  const objectTypeId = childObjectTypeId(days)
  const stage = objectTypeId === null ? undefined : findObjectType(objectTypeId)
  const tooOld = objectTypeId === null && days > 1000
  const age = stage?.shortTitle ?? (tooOld ? 'trên 60 tháng' : 'dưới 6 tháng')
  return [{ code: `con-${id}`, title: texts.diet.person.child(name, age), objectTypeId, tooOld }]
}

/** Whose diet a tool judges, and by which needs. */
export interface JudgedPerson {
  readonly title: string
  readonly objectTypeId: number
  readonly activity: Activity
}

function audiencePerson(audience: Audience): Person {
  return {
    code: audienceCode(audience),
    title: audienceTitle(audience),
    objectTypeId: audienceObjectTypeId(audience),
    tooOld: false,
  }
}

export const mothers: readonly Person[] = recommendationOptions.map(audiencePerson)
/** From six months on: younger ones are not compared with anything. */
export const children: readonly Person[] = Array.from({ length: LAST_CHILD_MONTH + 1 }, (_, months) =>
  audiencePerson({ kind: 'child', months }),
)

/** The person whom the site is for; null: nobody said. */
export function sitePersonCode({ audience, member }: Pick<AudienceChoice, 'audience' | 'member'>): string | null {
  if (member !== null) return member.startsWith('child-') ? member.replace('child-', 'con-') : 'toi'
  return audience === null ? null : audienceCode(audience)
}

/** What choosing a person says of whom the site is for. `own`: the keys of the family. */
export function toldByPerson(code: string, own: readonly string[], today: CalendarDay): ToldAudience | null {
  const audience = parseAudience(code)
  if (audience !== null) return toldToday(audience, today)
  const key = code === 'toi' ? own.find((each) => !each.startsWith('child-')) : code.replace('con-', 'child-')
  return key !== undefined && own.includes(key) ? { kind: 'own', key } : null
}

/** The person of a code; the first of one's own, else a mother in week 20, where the code names nobody. */
export function findPerson(code: string | null, own: readonly Person[]): Person {
  const all = [...own, ...mothers, ...children]
  const fallback =
    own.find(({ objectTypeId }) => objectTypeId !== null) ?? mothers.find((each) => each.code === 'tuan-20')
  const found = all.find((person) => person.code === code) ?? fallback
  if (found === undefined) throw new Error('There is always a mother in week 20')
  return found
}

/** Somebody with the object type of a saved diet: of the account where there is one. */
export function personOfType(objectTypeId: number, own: readonly Person[]): Person | undefined {
  return [...own, ...mothers, ...children].find((person) => person.objectTypeId === objectTypeId)
}
