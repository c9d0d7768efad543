/** A device that has not logged in for so long is a stranger again. */
export const DEVICE_DAYS = 180

const DAY_MS = 86_400_000

export function deviceEnd(now: Date): Date {
  return new Date(now.getTime() + DEVICE_DAYS * DAY_MS)
}
