import { Editor } from '../../../kit/editor'
import { itemKinds } from '../kinds/written-kind'
import { type DeskKind, deskListPath } from '../rules/desk-kinds'

/** The form of a survey, poll or popup as it is now, with all that may be decided about it. */
export function SurveyEditor({ kind, id, editorId }: { kind: DeskKind; id: number; editorId: number }) {
  return <Editor kind={itemKinds[kind]} entryKey={String(id)} editorId={editorId} list={deskListPath(kind)} />
}
