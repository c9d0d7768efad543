import { hasShape, isId, isListOf, isRecord, keptPlace } from 'shared-frame/kept'
import type { KeptEdits } from '../../../kit/saving'
import type { DeskKind } from './desk-kinds'
import { type EditedDraft, editedDraft, emptyDraft, newGroup } from './edited-draft'

/** As devices hold it. */
interface Stored {
  readonly revision: number
  readonly draft: EditedDraft
  /** What was sent to change that revision and never answered: the server may have it. */
  readonly sent?: readonly EditedDraft[]
}

/** The device's copies of what was typed, item by item, until the server has it. A new item has none: it is named before it is written. */
export function keptDrafts(kind: DeskKind): (key: string | null) => KeptEdits<EditedDraft> {
  const example = exampleOf(kind)
  const isDraft = (value: unknown): value is EditedDraft =>
    isRecord(value) && value.kind === kind && hasShape<EditedDraft>(value, example)
  const stored = keptPlace<Stored>({
    name: 'survey-desk',
    version: 1,
    days: 14,
    check: (value) =>
      isRecord(value) && isId(value.revision) && isDraft(value.draft)
        ? { revision: value.revision, draft: value.draft, ...(isListOf(value.sent, isDraft) && { sent: value.sent }) }
        : null,
  })
  return (key) => {
    const place = `${kind}.${key}`
    return {
      read(owner) {
        const edit = stored.read(owner, place)?.value
        return edit ? { version: String(edit.revision), draft: edit.draft, sent: edit.sent } : null
      },
      keep: (owner, { version, ...edit }) => stored.keep(owner, place, { revision: Number(version), ...edit }),
      forget: (owner) => stored.forget(owner, place),
    }
  }
}

/** A draft with one of each of its parts. */
function exampleOf(kind: DeskKind): EditedDraft {
  const draft = { ...editedDraft(emptyDraft(kind, '')), objectTypeIds: [0] }
  if (draft.kind === 'popup') return { ...draft, pageNames: [''] }
  return { ...draft, questions: draft.questions.map((question) => ({ ...question, setAside: [newGroup()] })) }
}
