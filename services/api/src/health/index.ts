import type { CallsOf, Handlers } from '../platform/calls/handler'
import { childHealthCalls } from './calls/child-health.calls'
import { motherHealthCalls } from './calls/mother-health.calls'
import type { HealthServices } from './services'

export { requireHealthConsent } from './calls/health-guards'
export type { HealthAccess } from './rules/health-access'
export type { HealthServices } from './services'

/** Health checks of children and mothers. */
export function healthCalls(services: HealthServices): Handlers<CallsOf<'HealthCheck'>> {
  return { ...childHealthCalls(services), ...motherHealthCalls(services) }
}
