import { ApiError } from 'shared-contracts/client'
import { Button, useSession, useShell } from 'shared-ui'
import { useMutation, useQueryClient } from 'shared-ui/remote'
import { texts } from '../../texts'
import { classQuery } from './class-queries'

/** Takes a seat, or a place on the waiting list; without a session it asks for login first. */
export function RegisterForClass({ classId }: { classId: number }) {
  const shell = useShell()
  const session = useSession()
  const client = useQueryClient()
  const register = useMutation({
    mutationFn: () => shell.api.call('CookingClass/Register', { body: { classId } }),
    onSuccess: (registration) => {
      shell.bus.publish('classes/changed', { classId, registered: true })
      shell.notify(registration.status === 'waiting' ? texts.classes.waiting : texts.classes.registered, 'success')
      void client.invalidateQueries(classQuery(shell.api, classId))
    },
    onError: (error) => shell.notify(error instanceof ApiError ? error.message : String(error), 'error'),
  })
  const signedIn = session.state === 'signed-in'
  return (
    <Button onClick={() => (signedIn ? register.mutate() : shell.loginRequired())} busy={register.isPending}>
      {signedIn ? texts.classes.register : texts.classes.registerFirst}
    </Button>
  )
}
