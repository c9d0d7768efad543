import { useState } from 'react'
import { ApiError } from 'shared-contracts/client'
import { UNKNOWN_ERROR } from 'shared-contracts/errors'
import { useShell } from 'shared-ui'
import { useMutation, useQueryClient } from 'shared-ui/remote'
import { texts } from '../../../texts'
import { classQuery } from './class'
import { ownRegistrationsQuery, type Registration } from './own-registrations'

const words = texts.classes
const outcomes: Readonly<Record<Registration['status'], string>> = {
  registered: words.registered,
  waiting: words.waiting,
  cancelled: words.cancelled,
}

/**
 * Takes a place in a class and gives it back. `failure`: why the last try did not work. `onDone` is called when the page
 * shows the new state.
 */
export function useRegistration(classId: number, userId: number, onDone: () => void) {
  const shell = useShell()
  const client = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)

  const askAnew = () =>
    Promise.all([
      client.invalidateQueries(classQuery(shell.api, classId)),
      client.invalidateQueries(ownRegistrationsQuery(shell.api, userId)),
    ])

  const change = useMutation({
    mutationFn: (call: 'CookingClass/Register' | 'CookingClass/CancelRegistration') =>
      shell.api.call(call, { body: { classId } }),
    onMutate: () => setFailure(null),
    async onSuccess(registration) {
      shell.notify(outcomes[registration.status], 'success')
      shell.bus.publish('classes/changed', { classId, registered: registration.status !== 'cancelled' })
      // The button stays busy until the page shows what is true now: nobody presses it twice.
      await askAnew()
      onDone()
    },
    async onError(error) {
      setFailure((error instanceof ApiError && error.message) || UNKNOWN_ERROR)
      // A refusal means that the page was out of date.
      if (error instanceof ApiError && error.status === 409) await askAnew()
    },
  })

  return {
    register: () => change.mutate('CookingClass/Register'),
    cancel: () => change.mutate('CookingClass/CancelRegistration'),
    busy: change.isPending,
    failure,
  }
}
