import { LinkButton, Notice, Stack, useShell } from 'shared-frame'
import { Loaded } from 'shared-ui/reading'
import { EntryFormPart } from '../forms/entry-form-part'
import { type SiteEntry, type SiteKind, useSiteEntries } from '../requests/site-entries'
import { partAddress, partOf } from '../rules/desk-address'
import { entryName } from '../rules/entry-names'
import { siteDeskTexts as words } from '../site-desk-texts'
import { ChangesList } from './ChangesList'
import { FollowContent } from './FollowContent'

/** An entry to write or change, with its history. `entryKey` null: a new one. */
export function EntryEditor({ kind, entryKey }: { kind: SiteKind; entryKey: string | null }) {
  const shell = useShell()
  const all = useSiteEntries(kind)
  const list = partAddress(partOf(kind))
  const toList = () => void shell.navigate(list)
  return (
    <Stack gap="large">
      <p>
        <LinkButton tone="quiet" to={list}>
          {words.toList}
        </LinkButton>
      </p>
      {entryKey === null ? (
        <>
          <h2>{words.create[kind]}</h2>
          <EntryFormPart kind={kind} entry={null} onSaved={toList} />
        </>
      ) : (
        <Loaded query={all} loading={{ shape: 'panel', count: 1, label: words.loading }}>
          {({ entries }) => {
            const entry = entries.find(({ key }) => key === entryKey)
            if (entry === undefined) return <Notice kind="warning">{words.missing}</Notice>
            return <KnownEntry kind={kind} entry={entry} onSaved={toList} />
          }}
        </Loaded>
      )}
    </Stack>
  )
}

function KnownEntry({ kind, entry, onSaved }: { kind: SiteKind; entry: SiteEntry; onSaved: () => void }) {
  return (
    <>
      <h2>{entryName(entry.draft)}</h2>
      {/* What others change meanwhile must not take away what is typed here: the form stays what it was opened on. */}
      <EntryFormPart kind={kind} entry={entry} onSaved={onSaved} />
      {entry.origin === 'edited' && (
        <FollowContent kind={kind} entryKey={entry.key} version={entry.version} onDone={onSaved} />
      )}
      <ChangesList kind={kind} entryKey={entry.key} version={entry.version} onRestored={onSaved} />
    </>
  )
}
