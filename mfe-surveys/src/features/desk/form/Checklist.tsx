import type { Finding } from 'shared-contracts/surveys'
import { Icon, Section } from 'shared-ui'
import { deskTexts } from '../desk-texts'
import styles from './DeskForm.module.css'
import { elementAt, useFormState } from './fields/form-context'

const words = deskTexts.form

/** All that is missing or doubtful; each leads to its field. */
export function Checklist({ findings }: { findings: readonly Finding[] }) {
  const { touch } = useFormState()
  return (
    <Section title={words.checklist}>
      <div id="desk-checklist" tabIndex={-1}>
        {findings.length === 0 ? (
          <p className={styles.clear}>
            <Icon name="check" /> {words.checklistClear}
          </p>
        ) : (
          <ul className={styles.checklist}>
            {findings.map(({ level, place, message }) => (
              <li key={`${place} ${message}`}>
                <button
                  type="button"
                  className={level === 'error' ? styles.mustFix : styles.doubtful}
                  onClick={() => {
                    if (place !== null) touch(place)
                    elementAt(place)?.focus()
                  }}
                >
                  <Icon name={level === 'error' ? 'warning' : 'info'} />
                  <span>
                    <strong>{level === 'error' ? words.mustFix : words.doubtful}:</strong> {questionOf(place)}
                    {message}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

/** Which question a message means: most say only what is missing there. */
function questionOf(place: string | null): string {
  const [, number] = /^questions\.(\d+)\./.exec(place ?? '') ?? []
  return number === undefined ? '' : `${words.question(Number(number) + 1)} – `
}
