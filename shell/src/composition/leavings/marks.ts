import type { Caller } from './caller'

type Key = readonly unknown[]

export type MarkKind = 'listener' | 'interval' | 'observer' | 'class' | 'style' | 'attribute' | 'element'

/** Something that a section's code did to what all share, and how it is taken back. */
export interface Mark {
  readonly caller: Caller
  readonly kind: MarkKind
  /** By which `drop` finds it; empty: nothing does. */
  readonly key: Key
  /** False: nothing of it was there any more. */
  undo(): boolean
  redo(): void
}

export interface Marks {
  /** One with the key of another is the same once more. */
  add(mark: Mark): void
  /** The section took it back by itself. `key`: all marks whose key begins so. */
  drop(...key: Key): void
  /**
   * Takes back what sections did that are not on the page; what their modules did as they were evaluated is done again once they are, as
   * nobody evaluates them again.
   */
  settle(isPresent: (unit: string) => boolean, left: (unit: string, kind: MarkKind) => void): void
}

/** Whether the unit's modules were being evaluated: webpack's `require` lies in its entry, with nothing else that calls its code. */
export const isEvaluating = ({ unit, places }: Caller): boolean =>
  places.some((line) => line.includes(`/assets/${unit}/`) && line.includes('/remoteEntry.'))

export function createMarks(): Marks {
  const all = new Set<Mark>()
  const away = new Set<Mark>()
  const withKey = (key: Key): readonly Mark[] =>
    [...all].filter((mark) => key.every((part, index) => mark.key[index] === part))
  return {
    add(mark) {
      if (mark.key.length === 0 || withKey(mark.key).length === 0) all.add(mark)
    },
    drop(...key) {
      for (const mark of withKey(key)) {
        all.delete(mark)
        // It may be there under another handle than the section knows.
        if (!away.delete(mark)) mark.undo()
      }
    },
    settle(isPresent, left) {
      // The last first: a later value stands on the one before.
      for (const mark of [...all].reverse()) {
        const { unit } = mark.caller
        const isLoading = isEvaluating(mark.caller)
        if (isPresent(unit)) {
          if (away.delete(mark)) mark.redo()
        } else if (!away.has(mark)) {
          const wasThere = mark.undo()
          if (wasThere && isLoading) away.add(mark)
          else all.delete(mark)
          if (wasThere && !isLoading) left(unit, mark.kind)
        }
      }
    },
  }
}
