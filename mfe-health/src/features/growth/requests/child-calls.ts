import type { CalendarDay } from 'shared-contracts/ages'
import type { ApiClient } from 'shared-contracts/client'
import type { BookCalls } from '../../book'
import { birthMeasures, type CheckValues, measuresBody } from '../forms/check-values'
import type { ChildCheck } from './child-history'

/** The calls of a child's book. A visit is stored with the measures at birth, if they were entered. */
export function childCalls(api: ApiClient, childId: number, birth: CalendarDay): BookCalls<ChildCheck, CheckValues> {
  return {
    save: ({ values, replaces, confirmed }) =>
      api.call('HealthCheck/CheckChildHealth', {
        body: {
          childId,
          ...measuresBody(values),
          atBirth: birthMeasures(values, birth) ?? undefined,
          replacesId: replaces?.id,
          confirmed,
        },
      }),
    remove: ({ id }) => api.call('HealthCheck/DeleteChildCheck', { query: { childId, id } }),
    reset: () => api.call('HealthCheck/ResetChildHealthHistory', { query: { childId } }),
    restore: () => api.call('HealthCheck/RestoreChildHealthHistory', { body: { childId } }),
  }
}
