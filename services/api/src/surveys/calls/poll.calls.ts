import { CallFailure } from 'service-host'
import type { CallAnswer } from 'shared-contracts/calls'
import { validationMessages } from 'shared-contracts/validation'
import { type CallsOf, type Handlers, publicKnowingCaller, publicUncached } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { wrongField } from '../../platform/http/call-failure'
import { answersOfPoll, pollRows } from '../rules/answer-rows'
import { numbered } from '../rules/survey-questions'
import type { SurveyServices } from '../services'
import { findOpen, findRemaining, type Questionnaire } from '../store/questionnaire.store'
import { findAnswers, findSubmission } from '../store/submission.store'
import { readableQuestionnaire } from './readable-questionnaire'
import { submitAnswers } from './submit-answers'

type Poll = CallAnswer<'Poll/GetById'>

/** Single questions over a page. */
export function pollCalls(services: SurveyServices): Handlers<CallsOf<'Poll'>> {
  const { surveys, now, today } = services
  const { query: db } = services.database

  return {
    'Poll/GetAllActivePoll': publicUncached(async () => polls(await findOpen(db, 'poll', now()))),

    'Poll/GetPollByObjectTypeId': user(async ({ query: { objectTypeId } }) =>
      polls(await findOpen(db, 'poll', now(), [objectTypeId])),
    ),

    'Poll/GetRemainingPolls': user(async ({ userId }) => {
      const objectTypeIds = await surveys.objectTypesOf(db, userId, today())
      return polls(await findRemaining(db, 'poll', userId, objectTypeIds, now()))
    }),

    'Poll/GetById': publicKnowingCaller(async ({ query, caller }) => {
      const shown = poll(await readableQuestionnaire(services, 'poll', query, caller))
      if (shown !== null) return shown
      throw new CallFailure(404, 'poll_does_not_exist', 'Khảo sát nhanh này chưa có câu hỏi.')
    }),

    'Poll/GetSubmittedPoll': user(async ({ userId, query: { pollId } }) => {
      const submission = await findSubmission(db, pollId, userId)
      if (submission === null) return null
      const rows = pollRows(pollId, await findAnswers(db, submission.id)).map((row) => ({ ...row, userId }))
      return { pollId, submittedAt: submission.submittedAt.toISOString(), rows }
    }),

    'Poll/SubmitPoll': user(async ({ userId, body: { pollId, key = null, userPolls } }) => {
      if (userPolls.some((row) => row.pollId !== pollId)) throw wrongField('pollId', validationMessages.questionChanged)
      const answers = answersOfPoll(userPolls)
      return { submissionId: await submitAnswers(services, userId, { kind: 'poll', id: pollId, key, answers }) }
    }),
  }
}

/** Null while an editor has not written the question yet. */
function poll({ id, title, url, purpose, aboutHealth, keepDays, revision, questions }: Questionnaire): Poll | null {
  const [question] = numbered(questions)
  if (question === undefined) return null
  const surveyQuestion = { ...question, pollId: id }
  return { id, title, url: url ?? '', purpose, aboutHealth, keepDays, revision, surveyQuestion }
}

function polls(rows: readonly Questionnaire[]): Poll[] {
  return rows.flatMap((row) => poll(row) ?? [])
}
