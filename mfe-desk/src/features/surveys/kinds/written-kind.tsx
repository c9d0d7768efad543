import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { FormProps, Writing, WrittenKind } from '../../../kit/entry-kind'
import { deskHistory } from '../../../kit/history'
import { sameContent } from '../../../kit/saving'
import type { DeskKind, Item } from '../rules/desk-kinds'
import { draftDifferences } from '../rules/draft-differences'
import { draftOnWire, type EditedDraft, editedDraft, emptyDraft, withIds } from '../rules/edited-draft'
import { itemPreview } from '../rules/item-preview'
import { keptDrafts } from '../rules/kept-draft'
import type { ShownState } from '../rules/shown-state'
import { surveyTexts } from '../survey-texts'
import { cardKinds, known } from './card-kind'

/** The form with its MUI fields, fetched after the page is alive. */
const Form = clientOnly<FormProps<Item, EditedDraft>>(
  () => import(/* webpackChunkName: "desk-form" */ '../form/SurveyForm'),
  <LoadingState shape="panel" label={surveyTexts.loading} />,
)

function writing(kind: DeskKind): Writing<Item, EditedDraft> {
  return {
    blank: () => editedDraft(emptyDraft(kind, '')),
    async load(api, key) {
      const item = await api.call('SurveyDesk/GetById', { query: { kind, id: Number(key) } })
      return known({ ...item, draft: editedDraft(item.draft) })
    },
    async save(api, over, draft) {
      const [id, revision] = over === null ? [null, null] : [over.id, Number(over.version)]
      const saved = await api.call('SurveyDesk/Save', { body: { id, revision, draft: draftOnWire(draft) } })
      const { title, startsAt, endsAt } = saved.draft
      const item = over ?? {
        kind,
        status: 'draft',
        answerCount: 0,
        changedAt: new Date().toISOString(),
        changedBy: null,
      }
      return known({ ...item, ...saved, title, startsAt, endsAt, draft: editedDraft(saved.draft) })
    },
    // Visitors see it, or saw it.
    saves: ({ status }) => (status === 'draft' ? 'by-itself' : 'on-press'),
    place: keptDrafts(kind),
    isSame: (one, other) => sameContent(withoutIds(one), withoutIds(other)),
    withIds,
    differences: draftDifferences,
    // Answers name the questions as they are.
    mayOverwrite: ({ answerCount }) => answerCount === 0,
    asNew: (draft) => editedDraft(withoutIds(draft)),
    Form,
  }
}

const withoutIds = (draft: EditedDraft) => draftOnWire(draft, { asNew: true })

type ItemKind = WrittenKind<Item, ShownState, EditedDraft>

function itemKind(name: DeskKind): ItemKind {
  const { words, states, describe } = cardKinds[name]
  return {
    ...{ name, words, states },
    describe: (item, now) => {
      const { title, startsAt, endsAt } = item.draft
      return describe({ ...item, title, startsAt, endsAt }, now)
    },
    history: deskHistory(name),
    preview: itemPreview,
    writing: writing(name),
  }
}

export const itemKinds: Readonly<Record<DeskKind, ItemKind>> = {
  survey: itemKind('survey'),
  poll: itemKind('poll'),
  popup: itemKind('popup'),
}
