import { useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { texts } from '../../../texts'
import { useHistoryNotices } from '../../book'
import { type MotherValues, motherBody } from '../forms/mother-values'
import { type MotherCheck, motherHistoryQuery } from './mother-history'

interface SaveMotherCheck {
  readonly values: MotherValues
  /** The check that is being corrected; when its day changes, it moves there. */
  readonly replaces: MotherCheck | null
}

/** Stores a weighing; a corrected one moves with its day, in one call. */
export function useSaveMotherCheck(userId: number) {
  const { api } = useShell()
  const notices = useHistoryNotices(motherHistoryQuery(api, userId))
  return useMutation({
    scope: notices.scope,
    mutationFn: ({ values, replaces }: SaveMotherCheck) =>
      api.call('HealthCheck/CheckMotherHealth', { body: { ...motherBody(values), replacesId: replaces?.id } }),
    onSuccess: () => notices.saved(texts.mother.saved),
  })
}
