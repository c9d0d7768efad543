import { addDays, type CalendarDay, calendarDayOf, parseCalendarDay } from 'shared-contracts/ages'
import { type FamilyProfile, family } from 'shared-contracts/family'
import { formatDay } from 'shared-contracts/formats'
import { type DayCode, dayCodeOf, dayTitles } from 'shared-contracts/menus'
import type { ShellApi } from 'shared-frame/remotes'
import { listTexts } from '../list-texts'
import type { ListItem } from './list-item'

export interface Occasion {
  readonly forWhom?: string
  readonly plannedFor?: string
  readonly eaters: number
}

/** Whom an item is cooked for and when: what its entry is told apart by. `profile`: null before login. */
export function occasionOf(item: ListItem, profile: FamilyProfile | null, today: CalendarDay): Occasion {
  const forWhom = item.forWhom ?? (profile === null ? undefined : whomOf(item.objectTypeId, profile, today))
  const plannedFor = item.plannedFor === undefined ? plannedDay(item, today) : item.plannedFor
  return { ...(forWhom && { forWhom }), ...(plannedFor && { plannedFor }), eaters: item.eaters ?? 1 }
}

/** As `occasionOf`, of the visitor's family today. */
export function occasionNow({ visitor }: ShellApi, item: ListItem): Occasion {
  return occasionOf(item, visitor.read('profile').data ?? null, calendarDayOf(new Date()))
}

/** Who of the family has an object type, by name; undefined: nobody. */
function whomOf(objectTypeId: number | null, profile: FamilyProfile, today: CalendarDay): string | undefined {
  const names = family(profile, today)
    .filter((member) => objectTypeId !== null && member.objectTypeId === objectTypeId)
    .map(({ name }) => name ?? listTexts.mother)
  return names.length === 0 ? undefined : names.join(', ').slice(0, MOST_LETTERS)
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
