import { useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { failureOf } from 'shared-frame/sending'
import { asDataAddress } from '../rules/read-picture'

interface Outcome {
  readonly onSaved: () => void
  /** With the server's words, where it has some. */
  readonly onRefused: (message: string | undefined) => void
}

/** Sends the square that was drawn; the header and the overview then show it. */
export function useSaveAvatar({ onSaved, onRefused }: Outcome) {
  const { api, visitor } = useShell()
  return useMutation({
    async mutationFn(drawn: HTMLCanvasElement) {
      await api.call('User/UpdateAvatar', { body: { picture: asDataAddress(drawn) } })
      await visitor.invalidate('profile')
    },
    onSuccess: onSaved,
    onError: (error) => onRefused(failureOf(error)[0]?.message),
  })
}
