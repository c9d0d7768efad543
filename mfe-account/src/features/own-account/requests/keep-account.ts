import { useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { accountTexts } from '../../../texts/account'
import { failureText } from '../failure-text'

/** Takes back the deletion of the account. */
export function useKeepAccount() {
  const { api, notify, visitor } = useShell()
  return useMutation({
    async mutationFn() {
      await api.call('User/KeepAccount')
      await visitor.invalidate('profile')
    },
    onSuccess: () => notify(accountTexts.ownData.kept, 'success'),
    onError: (error) => notify(failureText(error), 'error'),
  })
}
