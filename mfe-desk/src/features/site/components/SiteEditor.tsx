import { useShell } from 'shared-frame'
import { Editor } from '../../../kit/editor'
import { partAddress, partOf } from '../rules/desk-address'
import { entryName } from '../rules/entry-names'
import type { SiteKind } from '../rules/site-entries'
import { writtenKinds } from '../site-kind'
import { siteTexts as words } from '../site-texts'

interface Props {
  readonly kind: SiteKind
  /** Null: a new one. */
  readonly entryKey: string | null
  readonly editorId: number
}

/** An entry round the content to write or change. */
export function SiteEditor({ kind, entryKey, editorId }: Props) {
  const shell = useShell()
  const list = partAddress(partOf(kind))
  return (
    <Editor
      kind={writtenKinds[kind]}
      {...{ entryKey, editorId, list }}
      onSaved={() => {
        shell.notify(words.saved, 'success')
        void shell.navigate(list)
      }}
      above={({ state: { entry } }) => <h2>{entry === null ? words.create[kind] : entryName(entry.draft)}</h2>}
    />
  )
}
