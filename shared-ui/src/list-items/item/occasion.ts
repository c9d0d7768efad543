import { addDays, type CalendarDay, calendarDayOf, parseCalendarDay, userTypes } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { type DayCode, dayCodeOf, dayTitles } from 'shared-contracts/menus'
import type { ShellApi, VisitorAnswer } from 'shared-frame/remotes'
import { listTexts } from '../list-texts'
import type { ListItem } from './list-item'

export interface Occasion {
  readonly forWhom?: string
  readonly plannedFor?: string
  readonly eaters: number
}

type Profile = VisitorAnswer<'profile'>
interface Family extends Pick<Profile, 'userType' | 'objectTypeId' | 'isNursing'> {
  readonly children: readonly Pick<Profile['children'][number], 'fullName' | 'objectTypeId'>[]
}

/** Whom an item is cooked for and when: what its entry is told apart by. */
export function occasionOf(item: ListItem, family: Family | null, today: CalendarDay): Occasion {
  const forWhom = item.forWhom ?? (item.objectTypeId === null ? undefined : whomOf(item.objectTypeId, family))
  const plannedFor = item.plannedFor === undefined ? plannedDay(item, today) : item.plannedFor
  return { ...(forWhom && { forWhom }), ...(plannedFor && { plannedFor }), eaters: item.eaters ?? 1 }
}

/** As `occasionOf`, of the visitor's family today. */
export function occasionNow({ visitor }: ShellApi, item: ListItem): Occasion {
  return occasionOf(item, visitor.read('profile').data ?? null, calendarDayOf(new Date()))
}

/** Who of the family has an object type: the children by name, or the mother. Undefined: nobody, as far as is known. */
function whomOf(objectTypeId: number, family: Family | null): string | undefined {
  if (family === null) return undefined
  const names = family.children.filter((child) => child.objectTypeId === objectTypeId).map(({ fullName }) => fullName)
  if (names.length > 0) return names.join(', ').slice(0, MOST_LETTERS)
  // The object type of a carer who states no motherhood means nothing.
  const isMother = family.userType !== userTypes.babySitter || family.isNursing
  return isMother && family.objectTypeId === objectTypeId ? listTexts.mother : undefined
}

/** What the call accepts. */
const MOST_LETTERS = 60

function plannedDay(item: ListItem, today: CalendarDay): CalendarDay | undefined {
  if (item.kind === 'week') return nextDay('N1', today)
  return item.dayCode && nextDay(item.dayCode, today)
}

/** " cho Bé Na (Thứ hai 24/11)", as it follows a title; empty where nothing is known. */
export function occasionInWords({ forWhom, plannedFor }: Pick<Occasion, 'forWhom' | 'plannedFor'>): string {
  const day = plannedFor === undefined ? null : parseCalendarDay(plannedFor)
  const dayInWords = day && `${dayTitles[dayCodeOf(day)]} ${formatDay(day).slice(0, 5)}`
  return `${forWhom ? ` cho ${forWhom}` : ''}${dayInWords ? ` (${dayInWords})` : ''}`
}

/** The next day with this code, today included. */
export function nextDay(code: DayCode, today: CalendarDay): CalendarDay {
  const inDays = [0, 1, 2, 3, 4, 5, 6].find((days) => dayCodeOf(addDays(today, days)) === code) ?? 0
  return addDays(today, inDays)
}
