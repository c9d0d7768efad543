import type { CalendarDay } from 'shared-contracts/ages'

export interface RegisterFormProps {
  readonly returnTo: string | null
  readonly today: CalendarDay
}
