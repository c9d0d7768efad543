import { useRef, useState } from 'react'
import { parseCalendarDay } from 'shared-contracts/ages'
import { ApiError } from 'shared-contracts/client'
import { useShell } from 'shared-ui'
import { FormFrame, useFieldForm } from 'shared-ui/forms'
import { type KeptDraft, keptDraft } from 'shared-ui/sending'
import { type SiteDraft, type SiteEntry, type SiteKind, useForgetDesk } from '../requests/site-entries'
import { blankDraft, draftProblems } from '../rules/draft-values'
import { siteDeskTexts } from '../site-desk-texts'
import { BannerFields } from './BannerFields'
import { EntryConflict } from './EntryConflict'
import { NavigationFields } from './NavigationFields'
import { SiteObjectFields } from './SiteObjectFields'

interface Values {
  readonly draft: SiteDraft
}

export interface EntryFormProps {
  readonly kind: SiteKind
  /** Null: a new one. */
  readonly entry: SiteEntry | null
  readonly onSaved: () => void
}

const parts = { navigation: NavigationFields, 'site-object': SiteObjectFields, banner: BannerFields }

interface KeptForm {
  readonly opened: SiteEntry | null
  readonly draft: KeptDraft<Values>
}

/** Forms as they were when a session ended, with what they were opened on. */
const keptForms = new Map<string, KeptForm>()

/** An entry as an editor writes it. What is typed stays through a refusal, and through somebody else's change meanwhile. */
export default function EntryForm({ kind, entry, onSaved }: EntryFormProps) {
  const { api, notify } = useShell()
  const forget = useForgetDesk()
  const name = `${kind} ${entry?.key ?? ''}`
  const [{ opened, draft: kept }] = useState(() => keptFormOf(name, entry))
  /** What the next save is over. */
  const base = useRef({ key: opened?.key ?? null, version: opened?.version ?? null })
  const [theirs, setTheirs] = useState<SiteEntry | null>(null)
  const form = useFieldForm<Values>({
    name: 'entry',
    defaults: { draft: formDraft(opened?.draft ?? blankDraft(kind)) },
    rules: ({ draft }) => draftProblems(draft),
    kept,
    async send({ draft }) {
      try {
        await api.call('SiteDesk/Save', { body: { ...base.current, draft } })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'changed_elsewhere') {
          const { entries } = await api.call('SiteDesk/GetAll', { query: { kind } })
          setTheirs(entries.find(({ key }) => key === base.current.key) ?? null)
        }
        throw error
      }
      keptForms.delete(name)
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
            base.current = { key: theirs.key, version: theirs.version }
          }}
          onTake={() => {
            base.current = { key: theirs.key, version: theirs.version }
            form.reset({ draft: formDraft(theirs.draft) })
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

function keptFormOf(name: string, entry: SiteEntry | null): KeptForm {
  const kept = keptForms.get(name)
  if (kept?.draft.read()) return kept
  const fresh = { opened: entry, draft: keptDraft<Values>() }
  keptForms.set(name, fresh)
  return fresh
}
