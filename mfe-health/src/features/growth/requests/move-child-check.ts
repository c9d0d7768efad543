import type { CallBody } from 'shared-contracts/calls'
import { useShell } from 'shared-frame'
import { useMutation, useQueryClient } from 'shared-frame/remote'
import { babyTexts } from '../../../texts/baby'
import { bookTexts } from '../../../texts/book'
import { changesOf, failureMessage } from '../../book'
import { type ChildCheck, childHistoryQuery } from './child-history'

interface MoveChildCheck {
  readonly check: ChildCheck
  readonly to: { readonly id: number; readonly name: string }
  /** Measures that are unusual for the other child were said to be right. */
  readonly confirmed: boolean
}

/** Gives a visit to another of the user's children, with a way back. Its failures are for the caller to show. */
export function useMoveChildCheck(childId: number) {
  const { api, notify } = useShell()
  const client = useQueryClient()
  const scope = changesOf(childHistoryQuery(api, childId))
  const send = (body: CallBody<'HealthCheck/MoveChildCheck'>) => api.call('HealthCheck/MoveChildCheck', { body })
  const refresh = (ids: readonly number[]) =>
    Promise.all(ids.map((id) => client.invalidateQueries({ queryKey: childHistoryQuery(api, id).queryKey })))

  const undo = useMutation({
    scope,
    mutationFn: ({ check, to }: MoveChildCheck) =>
      send({
        ...{ childId: to.id, id: check.id, toChildId: childId, confirmed: true },
        gestation: { weeks: check.gestationWeeks, dayInWeek: check.gestationDayInWeek },
      }),
    onSuccess(_, { to }) {
      notify(babyTexts.move.undone, 'success')
      return refresh([childId, to.id])
    },
    onError: (error) => notify(failureMessage(error), 'error'),
  })
  return useMutation({
    scope,
    mutationFn: ({ check, to, confirmed }: MoveChildCheck) =>
      send({ childId, id: check.id, toChildId: to.id, confirmed }),
    onSuccess(_, move) {
      notify(babyTexts.move.done(move.to.name), 'success', { label: bookTexts.undo, run: () => undo.mutate(move) })
      return refresh([childId, move.to.id])
    },
  })
}
