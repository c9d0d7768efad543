import { createHash } from 'node:crypto'
import type { CallAnswer } from 'shared-contracts/calls'
import { jsonOf } from '../../../platform/editing/rules/describe'
import type { DraftOf, SiteDraft, SiteEdit, SiteKind, SiteValue } from './site-values'

export interface FileEntry<K extends SiteKind> {
  readonly key: string
  readonly draft: DraftOf<K>
}

export interface SiteEntry<K extends SiteKind> extends FileEntry<K> {
  readonly origin: CallAnswer<'SiteDesk/GetAll'>['entries'][number]['origin']
  readonly version: string
  readonly changedAt: Date | null
  readonly changedBy: string | null
}

/**
 * What the files say, with what editors changed over it: an entry that they changed, made or took away is theirs, all others follow the files. In
 * the editors' order as far as they have set one; what is newer than their order comes after it, as in the files. What was taken away is last.
 */
export function mergeEntries<K extends SiteKind>(
  kind: K,
  files: readonly FileEntry<K>[],
  edits: readonly SiteEdit[],
  order: readonly string[],
): SiteEntry<K>[] {
  const inFiles = new Map(files.map((entry) => [entry.key, entry]))
  const editOf = new Map(edits.map((edit) => [edit.key, edit]))
  const keys = [...new Set([...inFiles.keys(), ...editOf.keys()])]
  const entries = keys.flatMap((key): SiteEntry<K>[] => {
    const file = inFiles.get(key)
    const edit = editOf.get(key)
    const own = edit?.value && isOfKind(edit.value, kind) ? edit.value : undefined
    const draft = edit === undefined || edit.state === 'file' ? file?.draft : own
    if (draft === undefined) return []
    return [{ key, draft, origin: originOf(file, edit), ...changeOf(edit), version: versionOf(edit, draft) }]
  })
  const place = new Map(order.map((key, index) => [key, index]))
  const placeOf = ({ key, origin }: SiteEntry<K>) =>
    origin === 'deleted' ? order.length + 1 : (place.get(key) ?? order.length)
  return entries.sort((a, b) => placeOf(a) - placeOf(b))
}

/** Those that readers may find. */
export function shownEntries<K extends SiteKind>(entries: readonly SiteEntry<K>[]): SiteEntry<K>[] {
  return entries.filter(({ origin }) => origin !== 'deleted')
}

/** Names what is read: another version as soon as an editor or a file has changed it. */
export function versionOf(edit: Pick<SiteEdit, 'revision'> | undefined, value: SiteValue | null): string {
  const text = `${edit?.revision ?? 0} ${jsonOf(value)}`
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

export function isOfKind<K extends SiteKind>(
  value: { readonly kind: string },
  kind: K,
): value is DraftOf<K> & SiteDraft {
  return value.kind === kind
}

function originOf(file: unknown, edit: SiteEdit | undefined): SiteEntry<SiteKind>['origin'] {
  if (edit?.state === 'deleted') return 'deleted'
  if (edit?.state === 'edited') return file === undefined ? 'made' : 'edited'
  return 'file'
}

export function changeOf(edit: SiteEdit | undefined): Pick<SiteEntry<SiteKind>, 'changedAt' | 'changedBy'> {
  return { changedAt: edit?.changedAt ?? null, changedBy: edit?.changedBy ?? null }
}
