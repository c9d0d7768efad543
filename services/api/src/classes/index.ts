import type { CallsOf, Handlers } from '../platform/calls/handler'
import { classDeskCalls } from './calls/class-desk.calls'
import type { ClassServices } from './calls/class-services'
import { cookingClassCalls } from './calls/cooking-class.calls'

export { registerClassCalendar } from './calls/class-calendar'
export { restoreClass } from './calls/restore-class'
export { tendClasses } from './calls/tend-classes'
export { makePlannedClasses } from './store/class-plan.store'

/** Cooking classes: who comes, and how editors make them. */
export function classCalls(services: ClassServices): Handlers<CallsOf<'CookingClass' | 'ClassDesk'>> {
  return { ...cookingClassCalls(services), ...classDeskCalls(services) }
}
