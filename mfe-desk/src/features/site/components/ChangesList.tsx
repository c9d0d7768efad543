import { formatInstant } from 'shared-contracts/formats'
import { Section, useShell } from 'shared-frame'
import { AskFirst } from 'shared-ui/ask-first'
import { Loaded } from 'shared-ui/reading'
import { type ChangeKind, useChanges, useDeskAct } from '../requests/site-entries'
import { siteDeskTexts } from '../site-desk-texts'
import styles from './SiteDesk.module.css'

const words = siteDeskTexts.history

interface Props {
  readonly kind: ChangeKind
  readonly entryKey: string
  readonly version: string
  readonly onRestored?: () => void
}

/** Who changed an entry and when; each of its former contents can be brought back. */
export function ChangesList({ kind, entryKey: key, version, onRestored }: Props) {
  const { api } = useShell()
  const changes = useChanges(kind, key)
  const restoring = useDeskAct(async (changeId: number) => {
    await api.call('SiteDesk/Restore', { body: { kind, key, version, changeId } })
    onRestored?.()
  }, siteDeskTexts.restored)
  return (
    <Section title={words.title}>
      <Loaded query={changes} loading={{ count: 1, label: siteDeskTexts.loading }}>
        {(loaded) =>
          loaded.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul className={styles.rows}>
              {loaded.map(({ id, at, by, what, restorable }) => (
                <li key={id} className={styles.row}>
                  <div>
                    <p className={styles.soft}>{siteDeskTexts.changedBy(by, formatInstant(new Date(at)))}</p>
                    {what.map((each) => (
                      <p key={each}>{each}</p>
                    ))}
                  </div>
                  {restorable && (
                    <div className={styles.acts}>
                      <AskFirst
                        size="small"
                        tone="quiet"
                        busy={restoring.isPending}
                        label={words.restore}
                        question={words.question}
                        warning={words.warning}
                        keepLabel={siteDeskTexts.keep}
                        onAgreed={() => restoring.mutate(id)}
                      />
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  )
}
