import { parseCalendarDay } from 'shared-contracts/ages'
import { type ApiClient, ApiError } from 'shared-contracts/client'
import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { FormProps, WrittenKind } from '../../kit/entry-kind'
import { differingFields, formPlace, sameContent } from '../../kit/saving'
import { kitWords } from '../../kit/words'
import { type SiteState, siteKinds } from './list/listed-site'
import { blankDraft } from './rules/draft-values'
import { draftInWords } from './rules/draft-words'
import type { SiteDraft, SiteEntry, SiteKind } from './rules/site-entries'

type SiteWritten = WrittenKind<SiteEntry, SiteState, SiteDraft>

/** The form and its controls come when an editor opens it. */
const Form = clientOnly<FormProps<SiteEntry, SiteDraft>>(
  () => import('./forms/SiteForm'),
  <LoadingState shape="panel" label={kitWords.loading} />,
)

async function load(api: ApiClient, kind: SiteKind, key: string): Promise<SiteEntry> {
  const { entries } = await api.call('SiteDesk/GetAll', { query: { kind } })
  const entry = entries.find((each) => each.key === key)
  if (entry === undefined) throw new ApiError('SiteDesk/GetAll', 404, kitWords.missing)
  return { ...entry, draft: formDraft(entry.draft) }
}

/** Days as the form's fields know them. */
function formDraft(draft: SiteDraft): SiteDraft {
  if (draft.kind !== 'banner') return draft
  const dayOf = (text: string | null) => (text === null ? null : parseCalendarDay(text))
  return { ...draft, firstDay: dayOf(draft.firstDay), lastDay: dayOf(draft.lastDay) }
}

function writtenSite(kind: SiteKind): SiteWritten {
  return {
    ...siteKinds[kind],
    preview: null,
    writing: {
      blank: () => blankDraft(kind),
      load: (api, key) => load(api, kind, key),
      async save(api, over, draft) {
        const body = { key: over?.key ?? null, version: over?.version ?? null, draft }
        const { key } = await api.call('SiteDesk/Save', { body })
        return load(api, kind, key)
      },
      // Readers see it within seconds.
      saves: () => 'on-press',
      place: (key) => formPlace(`entry.${kind}.${key ?? ''}`, blankDraft(kind)),
      isSame: sameContent,
      differences: (mine, theirs) => differingFields(draftInWords(mine), draftInWords(theirs)),
      mayOverwrite: () => true,
      Form,
    },
  }
}

/** What stands round the content, as editors write it. */
export const writtenKinds: Readonly<Record<SiteKind, SiteWritten>> = {
  navigation: writtenSite('navigation'),
  'site-object': writtenSite('site-object'),
  banner: writtenSite('banner'),
}
