import type { ApiClient } from 'shared-contracts/client'
import type { BookCalls } from '../../book'
import { type MotherValues, motherBody } from '../forms/mother-values'
import type { MotherCheck } from './mother-history'

/** The calls of a mother's book. */
export function motherCalls(api: ApiClient): BookCalls<MotherCheck, MotherValues> {
  return {
    save: ({ values, replaces }) =>
      api.call('HealthCheck/CheckMotherHealth', { body: { ...motherBody(values), replacesId: replaces?.id } }),
    remove: ({ id }) => api.call('HealthCheck/DeleteMotherCheck', { query: { id } }),
    reset: () => api.call('HealthCheck/ResetMotherHealthHistory', { query: {} }),
    restore: () => api.call('HealthCheck/RestoreMotherHealthHistory', { body: {} }),
  }
}
