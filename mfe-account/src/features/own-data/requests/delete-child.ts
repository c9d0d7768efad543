import { useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { accountTexts } from '../../../texts/account'
import { failureText } from '../../own-account'

export interface ChildToDelete {
  readonly id: number
  /** What the child is called in the message. */
  readonly name: string
}

/** Erases a child with its figures. */
export function useDeleteChild() {
  const { api, notify, visitor } = useShell()
  return useMutation({
    async mutationFn({ id }: ChildToDelete) {
      await api.call('User/DeleteChild', { query: { childId: id } })
      await visitor.invalidate('profile')
    },
    onSuccess: (_, { name }) => notify(accountTexts.ownData.childDeleted(name), 'success'),
    onError: (error) => notify(failureText(error), 'error'),
  })
}
