import { Button, Icon, useSession } from 'shared-frame'
import styles from './AddToList.module.css'
import type { ListItem } from './item/list-item'
import { listTexts } from './list-texts'
import { useListItem } from './use-list-item'

interface Props {
  readonly item: ListItem
  readonly tone?: 'primary' | 'soft'
  readonly size?: 'medium' | 'small'
  /** Other words for adding, where the usual ones say too little. */
  readonly label?: string
}

/** Adds a dish, meal, day or week to the shopping list, takes it back, and asks where another version is there. */
export function AddToList({ item, tone = 'soft', size = 'small', label = listTexts.add[item.kind] }: Props) {
  const { state, press, answer, prepare } = useListItem(item, { asks: true })
  const isSignedIn = useSession().state === 'signed-in'
  const isThere = state === 'there' || state === 'added' || state === 'waiting'
  const words = {
    absent: label,
    asking: label,
    there: listTexts.there,
    added: listTexts.added,
    waiting: isSignedIn ? listTexts.waitingToBeSent : listTexts.waiting,
  }
  return (
    <span className={styles.place} data-no-print>
      <Button
        tone={isThere ? 'primary' : tone}
        size={size}
        icon={<Icon name={isThere ? 'check' : 'basket'} />}
        aria-pressed={isThere}
        aria-label={`${words[state]}: ${item.title}`}
        onClick={press}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {words[state]}
      </Button>
      {state === 'asking' && (
        <span className={styles.question} role="alert">
          {listTexts.replaceQuestion}{' '}
          <Button size="small" onClick={() => answer(true)}>
            {listTexts.replace}
          </Button>
          <Button size="small" tone="quiet" onClick={() => answer(false)}>
            {listTexts.leave}
          </Button>
        </span>
      )}
    </span>
  )
}
