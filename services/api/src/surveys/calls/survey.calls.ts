import type { CallAnswer } from 'shared-contracts/calls'
import { type CallsOf, type Handlers, publicKnowingCaller, publicUncached } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { answersOfRows } from '../rules/answer-rows'
import { endedAt } from '../rules/opening'
import { numbered } from '../rules/survey-questions'
import type { SurveyServices } from '../services'
import { findOpen, findRemaining, type Questionnaire } from '../store/questionnaire.store'
import { findAnswers, findImages, findSubmission, findSubmittedSurveys } from '../store/submission.store'
import { readableOrEnded } from './readable-questionnaire'
import { submitAnswers } from './submit-answers'

/** Pages of questions. Editors change them at any moment: no answer is kept here. */
export function surveyCalls(services: SurveyServices): Handlers<CallsOf<'Survey'>> {
  const { surveys, now, today } = services
  const { query: db } = services.database

  return {
    'Survey/GetAllActiveSurvey': publicUncached(async () => (await findOpen(db, 'survey', now())).map(card)),

    'Survey/GetSurveyByObjectTypeId': publicUncached(async ({ query: { objectTypeId } }) =>
      (await findOpen(db, 'survey', now(), [objectTypeId])).map(card),
    ),

    'Survey/GetRemainingSurveys': user(async ({ userId }) => {
      const objectTypeIds = await surveys.objectTypesOf(db, userId, today())
      return (await findRemaining(db, 'survey', userId, objectTypeIds, now())).map(card)
    }),

    'Survey/GetById': publicKnowingCaller(async ({ query, caller }) => {
      const { row, state, isReadable } = await readableOrEnded(services, 'survey', query, caller)
      const { purpose, aboutHealth, keepDays, revision } = row
      return {
        ...card(row),
        purpose,
        aboutHealth,
        keepDays,
        revision,
        endedAt: endedAt(row, now())?.toISOString() ?? null,
        takesAnswers: state === 'open' || state === 'ending',
        questions: isReadable ? numbered(row.questions) : [],
      }
    }),

    'Survey/GetSubmittedSurveys': user(async ({ userId }) =>
      (await findSubmittedSurveys(db, userId)).map((row) => ({
        ...card(row),
        submittedAt: row.submittedAt.toISOString(),
        endedAt: endedAt(row, now())?.toISOString() ?? null,
      })),
    ),

    'Survey/GetSubmittedSurvey': user(async ({ userId, query: { surveyId } }) => {
      const submission = await findSubmission(db, surveyId, userId)
      if (submission === null) return null
      const images = await findImages(db, submission.id)
      return {
        surveyId,
        submittedAt: submission.submittedAt.toISOString(),
        answers: answersOfRows(await findAnswers(db, submission.id)).map((answer) => ({
          ...answer,
          images: images
            .filter(({ questionId }) => questionId === answer.surveyQuestionId)
            .map(({ bytes }) => `data:image/webp;base64,${bytes.toString('base64')}`),
        })),
      }
    }),

    'Survey/SubmitSurvey': user(async ({ userId, body: { surveyId, key, answers } }) => ({
      submissionId: await submitAnswers(services, userId, { kind: 'survey', id: surveyId, key, answers }),
    })),
  }
}

function card(row: Questionnaire): CallAnswer<'Survey/GetAllActiveSurvey'>[number] {
  const { id, title, summary, objectTypeIds, questions, endsAt } = row
  return {
    id,
    title,
    summary,
    objectTypeIds,
    questionCount: questions.length,
    endsAt: endsAt?.toISOString() ?? null,
  }
}
