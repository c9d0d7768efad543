import type { CalendarDay } from 'shared-contracts/ages'
import { useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { texts } from '../../../texts'
import { useHistoryNotices } from '../../book'
import { birthMeasures, type CheckValues, measuresBody } from '../forms/check-values'
import { type ChildCheck, childHistoryQuery } from './child-history'

interface SaveChildCheck {
  readonly values: CheckValues
  /** The check that is being corrected; when its day changes, it moves there. */
  readonly replaces: ChildCheck | null
  /** Measures that are unusual at this age were said to be right. */
  readonly confirmed: boolean
}

/** Stores a visit of the child: its measures, those at birth if they were entered, and a change of day, in one call. */
export function useSaveChildCheck(childId: number, birth: CalendarDay) {
  const { api } = useShell()
  const notices = useHistoryNotices(childHistoryQuery(api, childId))
  return useMutation({
    scope: notices.scope,
    mutationFn: ({ values, replaces, confirmed }: SaveChildCheck) =>
      api.call('HealthCheck/CheckChildHealth', {
        body: {
          childId,
          ...measuresBody(values),
          atBirth: birthMeasures(values, birth) ?? undefined,
          replacesId: replaces?.id,
          confirmed,
        },
      }),
    onSuccess: () => notices.saved(texts.baby.saved),
  })
}
