import { useState } from 'react'
import { useShell } from 'shared-frame'
import { type KeptOwner, useKeptState } from 'shared-frame/kept'
import { builderTexts } from '../../texts/builder'
import { changeDraft, type Draft, type DraftChange, emptyDraft, replacesMuch } from './rules/draft'
import { keptDrafts } from './rules/kept/kept-drafts'

export interface DraftOptions {
  /** Name of the draft on this device. */
  readonly keptAs: string
  readonly owner: KeptOwner
  readonly objectTypeId: number
  /** Of a new draft. */
  readonly days?: Draft['days'] | undefined
}

/** The draft kept under a name: it survives errors, navigation, reload, login and the tab, and follows what other tabs do to it. */
export function useDraft({ keptAs, owner, objectTypeId, days }: DraftOptions) {
  const shell = useShell()
  const first = (): Draft => ({ ...emptyDraft(objectTypeId), ...(days && { days }) })
  const kept = useKeptState(keptDrafts, owner, `${keptAs}.${objectTypeId}`, first)
  /** The draft before the last large change, for undo, and the time of that change: a later one can't be undone. */
  const [before, setBefore] = useState<{ readonly draft: Draft; readonly draftAfter: Draft } | null>(null)

  function apply(next: (draft: Draft) => Draft, isLarge: boolean): void {
    let step: { draft: Draft; draftAfter: Draft } | null = null
    const isDone = kept.change((draft) => {
      step = { draft, draftAfter: next(draft) }
      return step.draftAfter
    })
    if (!isDone) shell.notify(builderTexts.changedElsewhere, 'info')
    setBefore(isDone && isLarge ? step : null)
  }

  const undoable = before !== null && before.draftAfter === kept.value ? before : null
  return {
    draft: kept.value,
    change: (change: DraftChange) => apply((draft) => changeDraft(draft, change), replacesMuch(change)),
    undo: undoable && (() => apply(() => undoable.draft, false)),
  }
}
