import { paths } from 'shared-contracts/paths'
import { AppLink, ErrorState, LoadingState, useSession } from 'shared-frame'
import { useKeptOwner } from 'shared-frame/kept'
import { forgetDraft } from 'shared-ui/survey-drafts'
import { surveyTexts as texts } from '../../../texts/surveys'
import { useSubmittedSurvey } from '../requests/submitted-survey'
import { type Survey, useOwnSurvey } from '../requests/survey'
import { useOwnDrafts } from '../requests/use-own-drafts'
import { EndedDraft } from './EndedDraft'
import { NeedsScript } from './NeedsScript'
import { SubmittedAnswers } from './SubmittedAnswers'

/** What is left of a survey that takes no answers any more: the visitor's own, sent or not. */
export function EndedSurvey({ survey }: { survey: Survey }) {
  const session = useSession()
  const owner = useKeptOwner()
  const draft = useOwnDrafts().find(({ surveyId }) => surveyId === survey.id)
  const submitted = useSubmittedSurvey(survey.id)
  const hasAnswered = session.state === 'signed-in' && Boolean(submitted.data)
  const own = useOwnSurvey(survey, hasAnswered)

  if (hasAnswered && submitted.data && own.data)
    return <SubmittedAnswers questions={own.data.questions} submitted={submitted.data} isNew={false} />
  const failed = [submitted, own].find(({ isError }) => isError)
  if (session.state === 'signed-in' && failed)
    return <ErrorState onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
  if (session.state === 'signed-in' && (submitted.isPending || hasAnswered))
    return <LoadingState label={texts.loading} />
  return (
    <>
      <NeedsScript words={texts.ownNeedsScript} />
      {owner !== null && draft && draft.answers.length > 0 && (
        <EndedDraft draft={draft} onDiscard={() => void forgetDraft(owner, draft)} />
      )}
      <p>
        <AppLink to={paths.userSurveys}>{texts.all}</AppLink>
      </p>
    </>
  )
}
