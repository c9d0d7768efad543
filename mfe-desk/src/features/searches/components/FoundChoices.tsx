import { useDeferredValue } from 'react'
import { Button } from 'shared-frame'
import { type Choosable, useChoosable } from '../requests/search-desk'
import { searchTexts } from '../search-texts'
import styles from './SearchDesk.module.css'

const words = searchTexts.wanted

interface Props {
  readonly typed: string
  readonly busy?: boolean
  readonly onChoose: (chosen: Choosable) => void
}

/** Articles and dishes for what is typed, each with a press that chooses it. */
export function FoundChoices({ typed, busy, onChoose }: Props) {
  const sought = useDeferredValue(typed)
  const { data: found = [], isSuccess } = useChoosable(sought)
  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <ul className={styles.rows} aria-label={words.found}>
          {found.map((each) => (
            <li key={`${each.kind} ${each.id}`} className={styles.row}>
              <span>
                {each.title} <span className={styles.soft}>{words.kinds[each.kind]}</span>
              </span>
              <Button
                size="small"
                tone="soft"
                busy={busy}
                aria-label={words.chooseTitle(each.title)}
                onClick={() => onChoose(each)}
              >
                {words.choose}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isSuccess && found.length === 0 && sought.trim() !== '' && <p>{words.notFound}</p>}
    </div>
  )
}
