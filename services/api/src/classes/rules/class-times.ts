/** Registrations can be cancelled until this long before the start. */
const CANCELLABLE_HOURS = 12

/** The last moment at which a registration can be cancelled. */
export function cancellableUntil(startAt: Date): Date {
  return new Date(startAt.getTime() - CANCELLABLE_HOURS * 3_600_000)
}

/** A class takes registrations until it starts. */
export function takesRegistrations(startAt: Date, now: Date): boolean {
  return now < startAt
}

/** As many may wait as there are seats: who comes later would wait in vain. */
export function waitingPlaces(seats: number): number {
  return seats
}
