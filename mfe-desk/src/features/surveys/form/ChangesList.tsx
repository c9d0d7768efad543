import { useState } from 'react'
import { formatInstant } from 'shared-contracts/formats'
import { Button, ErrorState, LoadingState } from 'shared-frame'
import { deskTexts } from '../desk-texts'
import { useDeskChanges } from '../requests/desk-queries'
import type { DeskKind } from '../rules/desk-kinds'
import styles from './DeskForm.module.css'

const words = deskTexts.form

/** Who changed what, fetched when it is asked for. */
export function ChangesList({ kind, id }: { kind: DeskKind; id: number }) {
  const [open, setOpen] = useState(false)
  const changes = useDeskChanges(kind, id, open)
  return (
    <div>
      <Button tone="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.changes}
      </Button>
      {open && changes.isPending && <LoadingState count={1} label={deskTexts.loading} />}
      {open && changes.isError && <ErrorState onRetry={() => void changes.refetch()} retrying={changes.isFetching} />}
      {open && changes.data?.length === 0 && <p>{words.noChanges}</p>}
      {open && changes.data && changes.data.length > 0 && (
        <ul className={styles.changes}>
          {changes.data.map(({ at, by, what }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown as it came
            <li key={`${at} ${index}`}>
              <strong>{words.changeLine(formatInstant(new Date(at)), by)}</strong>
              <ul>
                {what.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
