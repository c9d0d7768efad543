import { Button, Icon, useShell } from 'shared-frame'
import { moved } from '../../../../kit/list'
import { inserted, without } from '../../rules/lists'
import { surveyTexts } from '../../survey-texts'
import styles from '../SurveyForm.module.css'
import { useFormState } from './form-context'

const words = surveyTexts.form

interface Props<T> {
  /** Of the list's first button; the others follow it. Place of the list in the draft. */
  readonly place: string
  readonly index: number
  /** Length of the list. */
  readonly count: number
  /** The part as it is called on screen: "Câu 2". */
  readonly name: string
  /** Changes the list as it is at that moment, which may be later: an undo. */
  readonly onList: (next: (list: readonly T[]) => readonly T[]) => void
}

const upId = (place: string, index: number) => `desk-${place}.${index}-up`
const downId = (place: string, index: number) => `desk-${place}.${index}-down`

/** Moves a part of a list up and down, and takes it away with an undo. */
export function PartButtons<T>({ place, index, count, name, onList }: Props<T>) {
  const shell = useShell()
  const { locked, focusNext } = useFormState()
  if (locked) return null

  function move(by: -1 | 1): void {
    const to = index + by
    onList((parts) => moved(parts, index, by))
    const ids = [upId(place, to), downId(place, to)]
    focusNext(...(by < 0 ? ids : ids.reverse()))
    shell.announce(words.movedTo(name, to + 1))
  }

  function remove(): void {
    let part: T | undefined
    onList((parts) => {
      part = parts[index]
      return without(parts, index)
    })
    focusNext(`desk-${place}-add`)
    shell.notify(words.removed(name), 'info', {
      label: words.undo,
      run: () => onList((parts) => (part === undefined ? parts : inserted(parts, Math.min(index, parts.length), part))),
    })
  }

  return (
    <div className={styles.partButtons}>
      <Button
        tone="quiet"
        className={styles.iconButton}
        id={upId(place, index)}
        aria-label={words.up(name)}
        disabled={index === 0}
        onClick={() => move(-1)}
      >
        <span className={styles.turned}>
          <Icon name="down" />
        </span>
      </Button>
      <Button
        tone="quiet"
        className={styles.iconButton}
        id={downId(place, index)}
        aria-label={words.down(name)}
        disabled={index === count - 1}
        onClick={() => move(1)}
      >
        <Icon name="down" />
      </Button>
      <Button tone="quiet" className={styles.iconButton} aria-label={words.remove(name)} onClick={remove}>
        <Icon name="close" />
      </Button>
    </div>
  )
}
