import { useState } from 'react'
import { ApiError } from 'shared-contracts/client'
import { UNKNOWN_ERROR } from 'shared-contracts/errors'
import { useShell } from 'shared-frame'
import { useMutation, useQueryClient } from 'shared-frame/remote'
import { texts } from '../../../texts'
import { classQuery } from './class'
import type { Registration } from './own-registration'

const words = texts.classes
const outcomes: Readonly<Record<Registration['status'], string>> = {
  registered: words.registered,
  waiting: words.waiting,
  cancelled: words.cancelled,
}

/**
 * Registers for a class and cancels the registration. `failure`: why the last attempt did not work. `onDone` is called when the page
 * shows the new state.
 */
export function useRegistration(classId: number, onDone: () => void) {
  const shell = useShell()
  const client = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)

  const refetch = () =>
    Promise.all([
      // Joins the request that the fact just started.
      client.invalidateQueries(classQuery(shell.api, classId), { cancelRefetch: false }),
      shell.visitor.refetch('classes'),
    ])

  const change = useMutation({
    mutationFn: (call: 'CookingClass/Register' | 'CookingClass/CancelRegistration') =>
      shell.api.call(call, { body: { classId } }),
    onMutate: () => setFailure(null),
    async onSuccess(registration) {
      shell.notify(outcomes[registration.status], 'success')
      shell.bus.publish('classes/changed', { classId, registered: registration.status !== 'cancelled' })
      // The button stays busy until the page shows the new state, so that nobody presses it twice.
      await refetch()
      onDone()
    },
    async onError(error) {
      setFailure((error instanceof ApiError && error.message) || UNKNOWN_ERROR)
      // A refusal means that the page was out of date.
      if (error instanceof ApiError && error.status === 409) await refetch()
    },
  })

  return {
    register: () => change.mutate('CookingClass/Register'),
    cancel: () => change.mutate('CookingClass/CancelRegistration'),
    busy: change.isPending,
    failure,
  }
}
