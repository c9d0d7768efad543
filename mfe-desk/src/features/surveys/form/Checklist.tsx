import { memo } from 'react'
import { Icon, Section } from 'shared-frame'
import { surveyTexts } from '../survey-texts'
import type { FindingStore } from './fields/finding-store'
import { elementAt } from './fields/form-context'
import { useFindings } from './fields/use-checked-form'
import styles from './SurveyForm.module.css'

const words = surveyTexts.form

/** All that is missing or doubtful; each leads to its field. */
export const Checklist = memo(function Checklist({ findings }: { findings: FindingStore }) {
  const all = useFindings(findings)
  return (
    <Section title={words.checklist}>
      <div id="desk-checklist" tabIndex={-1}>
        {all.length === 0 ? (
          <p className={styles.clear}>
            <Icon name="check" /> {words.checklistClear}
          </p>
        ) : (
          <ul className={styles.checklist}>
            {all.map(({ level, place, message }) => (
              <li key={`${place} ${message}`}>
                <button
                  type="button"
                  className={level === 'error' ? styles.mustFix : styles.doubtful}
                  onClick={() => {
                    if (place !== null) findings.touch(place)
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
})

/** Which question a message means: most say only what is missing there. */
function questionOf(place: string | null): string {
  const [, number] = /^questions\.(\d+)\./.exec(place ?? '') ?? []
  return number === undefined ? '' : `${words.question(Number(number) + 1)} – `
}
