import { calendarDayOf } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { Button, Notice, useShell } from 'shared-ui'
import { useMutation } from 'shared-ui/remote'
import { accountTexts } from '../../texts/account'
import { failureText } from './failure-text'
import { useProfileChanged } from './use-own-profile'

const texts = accountTexts.ownData

/** Says when the account will be erased, and takes that back (DECISIONS 39). Instants are ISO 8601. */
export function DeletionNotice({ userId, deleteAfter }: { userId: number; deleteAfter: string }) {
  const { api, notify } = useShell()
  const { refetch } = useProfileChanged(userId)
  const keep = useMutation({
    async mutationFn() {
      await api.call('User/KeepAccount')
      await refetch()
    },
    onSuccess: () => notify(texts.kept, 'success'),
    onError: (error) => notify(failureText(error), 'error'),
  })
  return (
    <Notice
      kind="warning"
      action={
        <Button busy={keep.isPending} onClick={() => keep.mutate()}>
          {texts.keep}
        </Button>
      }
    >
      {texts.deletion(formatDay(calendarDayOf(new Date(deleteAfter))))}
    </Notice>
  )
}
