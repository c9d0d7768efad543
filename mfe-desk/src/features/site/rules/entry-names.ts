import type { SiteDraft } from './site-entries'

/** What editors call an entry. */
export function entryName(draft: SiteDraft): string {
  switch (draft.kind) {
    case 'navigation':
      return draft.text
    case 'banner':
      return draft.title
    case 'site-object':
      return draft.title || draft.text
  }
}
