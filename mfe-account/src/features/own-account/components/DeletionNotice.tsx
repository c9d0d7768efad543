import { calendarDayOf } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { Button, Notice } from 'shared-frame'
import { accountTexts } from '../../../texts/account'
import { useKeepAccount } from '../requests/keep-account'

const texts = accountTexts.ownData

/** Says when the account will be erased, and takes that back. Instants are ISO 8601. */
export function DeletionNotice({ deleteAfter }: { deleteAfter: string }) {
  const keep = useKeepAccount()
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
