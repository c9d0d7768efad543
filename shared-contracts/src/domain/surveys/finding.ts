/** What the check of a draft says. */
export interface Finding {
  /** error: it can't be activated so. warning: the editor decides. */
  readonly level: 'error' | 'warning'
  /** Path in the draft, as `questions.2.answerGroups.0.answers.1.content`; null: the whole. */
  readonly place: string | null
  readonly message: string
}

export interface FindingList {
  readonly all: readonly Finding[]
  error(place: string | null, message: string): void
  warn(place: string | null, message: string): void
  /** An error at `place` when the text is empty; tells whether there is a text. */
  needText(place: string, text: string | null, message: string): boolean
}

export function findingList(): FindingList {
  const all: Finding[] = []
  const list: FindingList = {
    all,
    error(place, message) {
      all.push({ level: 'error', place, message })
    },
    warn(place, message) {
      all.push({ level: 'warning', place, message })
    },
    needText(place, text, message) {
      const given = text !== null && text.trim() !== ''
      if (!given) list.error(place, message)
      return given
    },
  }
  return list
}

/** What the check can't know by itself. */
export interface DraftContext {
  readonly now: Date
  /** Whether a page of the site answers at the path (`findRoute`); null where the site's addresses aren't known. */
  readonly ownsPath: ((path: string) => boolean) | null
  /** `pageName` of the site's routes; null where they aren't known. */
  readonly pageNames: readonly string[] | null
  /** What is known of an image by its address; null: nothing. */
  readonly imageOf?: (address: string) => ImageFacts | null
}

export interface ImageFacts {
  readonly bytes: number | null
  readonly width: number
  readonly height: number
}
