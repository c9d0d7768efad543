import { useState } from 'react'
import { formatInstant } from 'shared-contracts/formats'
import { AppLink, Button, LinkButton, Section, Stack, Tag, useShell } from 'shared-frame'
import { AskFirst } from 'shared-ui/ask-first'
import { Loaded } from 'shared-ui/reading'
import { moved } from '../../../kit/list'
import { type SiteEntries, type SiteEntry, type SiteKind, useDeskAct, useSiteEntries } from '../requests/site-entries'
import { entryAddress, NEW_ENTRY } from '../rules/desk-address'
import { entryName } from '../rules/entry-names'
import { siteDeskTexts as words } from '../site-desk-texts'
import styles from './SiteDesk.module.css'

/** The entries of a kind in the order of the page, and those taken away. */
export function EntryList({ kind }: { kind: SiteKind }) {
  const all = useSiteEntries(kind)
  return (
    <Stack>
      <p>
        <LinkButton to={entryAddress(kind, NEW_ENTRY)}>{words.create[kind]}</LinkButton>
      </p>
      <Loaded query={all} loading={{ count: 4, label: words.loading }}>
        {(loaded) => <Entries kind={kind} all={loaded} />}
      </Loaded>
    </Stack>
  )
}

function Entries({ kind, all }: { kind: SiteKind; all: SiteEntries }) {
  const { api } = useShell()
  const [said, setSaid] = useState('')
  const shown = all.entries.filter(({ origin }) => origin !== 'deleted')
  const deleted = all.entries.filter(({ origin }) => origin === 'deleted')
  const order = useDeskAct(
    (keys: string[]) => api.call('SiteDesk/SaveOrder', { body: { kind, version: all.orderVersion, keys } }),
    words.saved,
  )
  const removal = useDeskAct(
    ({ key, version }: SiteEntry) => api.call('SiteDesk/Delete', { body: { kind, key, version } }),
    words.removed,
  )
  const restoring = useDeskAct(
    ({ key, version, draft }: SiteEntry) => api.call('SiteDesk/Save', { body: { key, version, draft } }),
    words.restored,
  )
  const move = (index: number, by: -1 | 1) => {
    const keys = shown.map(({ key }) => key)
    const entry = shown[index]
    if (entry) setSaid(words.movedTo(entryName(entry.draft), index + by + 1))
    order.mutate(moved(keys, index, by))
  }
  return (
    <>
      <output className={styles.hidden}>{said}</output>
      {shown.length === 0 && <p>{words.none}</p>}
      <ol className={styles.rows}>
        {shown.map((entry, index) => (
          <li key={entry.key} className={styles.row}>
            <EntryFacts kind={kind} entry={entry} />
            <div className={styles.acts}>
              <Button
                size="small"
                tone="soft"
                aria-label={`${words.up}: ${entryName(entry.draft)}`}
                aria-disabled={index === 0 || order.isPending}
                onClick={() => index > 0 && !order.isPending && move(index, -1)}
              >
                ↑
              </Button>
              <Button
                size="small"
                tone="soft"
                aria-label={`${words.down}: ${entryName(entry.draft)}`}
                aria-disabled={index === shown.length - 1 || order.isPending}
                onClick={() => index < shown.length - 1 && !order.isPending && move(index, 1)}
              >
                ↓
              </Button>
              <AskFirst
                size="small"
                tone="quiet"
                label={words.remove}
                aria-label={`${words.remove}: ${entryName(entry.draft)}`}
                question={words.removeQuestion}
                warning={words.removeWarning(entryName(entry.draft))}
                keepLabel={words.keep}
                onAgreed={() => removal.mutate(entry)}
              />
            </div>
          </li>
        ))}
      </ol>
      {deleted.length > 0 && (
        <Section title={words.deletedTitle}>
          <ul className={styles.rows}>
            {deleted.map((entry) => (
              <li key={entry.key} className={styles.row}>
                <EntryFacts kind={kind} entry={entry} />
                <div className={styles.acts}>
                  <Button
                    size="small"
                    tone="soft"
                    busy={restoring.isPending}
                    aria-label={`${words.restore}: ${entryName(entry.draft)}`}
                    onClick={() => restoring.mutate(entry)}
                  >
                    {words.restore}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function EntryFacts({ kind, entry }: { kind: SiteKind; entry: SiteEntry }) {
  const { key, draft, origin, changedAt, changedBy } = entry
  const isHidden = draft.kind !== 'navigation' && !draft.isPublic
  return (
    <div>
      <h2>
        {origin === 'deleted' ? entryName(draft) : <AppLink to={entryAddress(kind, key)}>{entryName(draft)}</AppLink>}
      </h2>
      {draft.kind === 'site-object' && <p className={styles.soft}>{draft.code}</p>}
      <p>
        <Tag tone="plain">{words.origins[origin]}</Tag> {isHidden && <Tag tone="papaya">{words.hidden}</Tag>}
      </p>
      {changedAt !== null && (
        <p className={styles.soft}>{words.changedBy(changedBy, formatInstant(new Date(changedAt)))}</p>
      )}
    </div>
  )
}
