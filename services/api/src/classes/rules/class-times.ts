import { addDays, calendarDayOf } from 'shared-contracts/ages'

/** Registrations can be cancelled until this long before the start. */
const CANCELLABLE_HOURS = 12
/** By the clock in Viet Nam: when the reminder of the day before is written. */
const REMINDER_TIME = '09:00'

/** The last moment at which a registration can be cancelled, and at which somebody who waits can still get a seat and come. */
export function cancellableUntil(startAt: Date): Date {
  return new Date(startAt.getTime() - CANCELLABLE_HOURS * 3_600_000)
}

/** Whether who waits moves up to a free seat: later she would be told too late to come. */
export function movesUp(startAt: Date, now: Date): boolean {
  return now <= cancellableUntil(startAt)
}

/** When who has a seat is reminded: on the day before. */
export function reminderMoment(startAt: Date): Date {
  return new Date(`${addDays(calendarDayOf(startAt), -1)}T${REMINDER_TIME}:00+07:00`)
}

/** Whether reminders of a class are due: from the day before until it starts. */
export function isReminded(startAt: Date, now: Date): boolean {
  return reminderMoment(startAt) <= now && now < startAt
}

/** A class takes registrations until it starts. */
export function takesRegistrations(startAt: Date, now: Date): boolean {
  return now < startAt
}

/** As many may wait as there are seats: who comes later would wait in vain. */
export function waitingPlaces(seats: number): number {
  return seats
}

/** What is next for who registers: a seat where one is free and nobody waits for it, else a place in the waiting list, else nothing. */
export function nextPlace(
  seats: number,
  standing: { readonly seated: number; readonly waiting: number },
): 'seat' | 'wait' | 'full' {
  if (standing.waiting === 0 && standing.seated < seats) return 'seat'
  return standing.waiting < waitingPlaces(seats) ? 'wait' : 'full'
}
