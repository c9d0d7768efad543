import type { Services } from '../platform/services'
import type { HealthAccess } from './rules/health-access'

export interface HealthServices extends Services {
  readonly health: HealthAccess
}
