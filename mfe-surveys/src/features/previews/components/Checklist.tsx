import { useState } from 'react'
import type { DeskDraft } from 'shared-contracts/surveys'
import { classNames, Icon } from 'shared-frame'
import type { Registry } from 'shared-frame/remotes'
import { previewTexts } from '../../../texts/previews'
import { useImageFacts } from '../requests/image-facts'
import { draftFindings, placeInWords } from '../rules/draft-findings'
import styles from './Preview.module.css'

const words = previewTexts.checks
const noFacts = new Map<string, never>()

interface Props {
  readonly draft: DeskDraft
  readonly registry: Registry | null
  /** A signed link tells less than the desk. */
  readonly partly: boolean
}

/** What is missing or doubtful in a draft, as the desk would say before it is activated. */
export function Checklist({ draft, registry, partly }: Props) {
  const [now] = useState(() => new Date())
  const { images } = draftFindings(draft, registry, noFacts, now)
  const facts = useImageFacts(images)
  const { findings } = draftFindings(draft, registry, facts, now)
  return (
    <section className={styles.checks} aria-labelledby="preview-checks">
      <h2 id="preview-checks">{words.title}</h2>
      {partly && <p className={styles.fact}>{words.partly}</p>}
      <div aria-live="polite">
        {findings.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <ul className={styles.findings}>
            {findings.map(({ level, place, message }) => (
              <li key={`${place} ${message}`} className={classNames(styles.finding, styles[level])}>
                <Icon name={level === 'error' ? 'warning' : 'info'} />
                <span>
                  <strong>{words[level]}:</strong> {withPlace(place, message)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function withPlace(place: string | null, message: string): string {
  const where = placeInWords(place)
  return where === '' || message.startsWith(where) ? message : `${where}: ${message}`
}
