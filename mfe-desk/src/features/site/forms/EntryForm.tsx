import { useState } from 'react'
import { parseCalendarDay } from 'shared-contracts/ages'
import { ApiError } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { FormFrame, useFieldForm } from 'shared-frame/forms'
import { type SiteDraft, type SiteEntry, type SiteKind, useForgetDesk } from '../requests/site-entries'
import { blankDraft, draftProblems } from '../rules/draft-values'
import { siteDeskTexts } from '../site-desk-texts'
import { BannerFields } from './BannerFields'
import { EntryConflict } from './EntryConflict'
import { NavigationFields } from './NavigationFields'
import { SiteObjectFields } from './SiteObjectFields'

interface Values {
  readonly draft: SiteDraft
  /** What the next save is over; kept with the draft, so that a change by somebody else is noticed whenever it comes back. */
  readonly base: { readonly key: string | null; readonly version: SiteEntry['version'] | null }
}

export interface EntryFormProps {
  readonly kind: SiteKind
  /** Null: a new one. */
  readonly entry: SiteEntry | null
  readonly onSaved: () => void
}

const parts = { navigation: NavigationFields, 'site-object': SiteObjectFields, banner: BannerFields }

/** An entry as an editor writes it. What is typed stays through a refusal, and through somebody else's change meanwhile. */
export default function EntryForm({ kind, entry, onSaved }: EntryFormProps) {
  const { api, notify } = useShell()
  const forget = useForgetDesk()
  const [theirs, setTheirs] = useState<SiteEntry | null>(null)
  const form = useFieldForm<Values>({
    name: 'entry',
    defaults: { draft: formDraft(entry?.draft ?? blankDraft(kind)), base: baseOf(entry) },
    rules: ({ draft }) => draftProblems(draft),
    kept: { in: 'device', days: 14, whole: true, as: `entry.${kind}.${entry?.key ?? ''}` },
    async send({ draft, base }) {
      try {
        await api.call('SiteDesk/Save', { body: { ...base, draft } })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'changed_elsewhere') {
          const { entries } = await api.call('SiteDesk/GetAll', { query: { kind } })
          setTheirs(entries.find(({ key }) => key === base.key) ?? null)
        }
        throw error
      }
      setTheirs(null)
      notify(siteDeskTexts.saved, 'success')
      await forget()
      onSaved()
    },
  })
  const Fields = parts[kind]
  return (
    <FormFrame form={form} submitLabel={siteDeskTexts.save}>
      {theirs !== null && (
        <EntryConflict
          theirs={theirs}
          onOverwrite={() => {
            form.change({ base: baseOf(theirs) })
          }}
          onTake={() => {
            form.reset({ draft: formDraft(theirs.draft), base: baseOf(theirs) })
            setTheirs(null)
          }}
        />
      )}
      <Fields />
    </FormFrame>
  )
}

/** Days as the form's fields know them. */
function formDraft(draft: SiteDraft): SiteDraft {
  if (draft.kind !== 'banner') return draft
  const dayOf = (text: string | null) => (text === null ? null : parseCalendarDay(text))
  return { ...draft, firstDay: dayOf(draft.firstDay), lastDay: dayOf(draft.lastDay) }
}

function baseOf(entry: SiteEntry | null): Values['base'] {
  return { key: entry?.key ?? null, version: entry?.version ?? null }
}
