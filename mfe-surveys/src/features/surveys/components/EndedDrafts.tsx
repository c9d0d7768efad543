import { useKeptOwner } from 'shared-frame/kept'
import { forgetDraft } from 'shared-ui/survey-drafts'
import type { SurveyCard } from '../requests/active-surveys'
import { useOwnDrafts } from '../requests/use-own-drafts'
import { EndedDraft } from './EndedDraft'

/** What was begun on this device for surveys that are no longer open. */
export function EndedDrafts({ active }: { active: readonly SurveyCard[] }) {
  const owner = useKeptOwner()
  const drafts = useOwnDrafts()
  // What waits may still be taken: the server takes answers for a while after the end.
  const ended = drafts.filter(
    ({ surveyId, answers, waiting }) =>
      waiting === null && answers.length > 0 && !active.some(({ id }) => id === surveyId),
  )
  if (owner === null) return null
  return ended.map((draft) => (
    <EndedDraft key={draft.surveyId} draft={draft} onDiscard={() => void forgetDraft(owner, draft)} />
  ))
}
