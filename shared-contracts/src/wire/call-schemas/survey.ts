import { z } from 'zod'
import type { CallSchemas } from '../calls/call'
import type { surveyAddresses } from '../calls/survey'
import { id, instant, objectTypeId, queryId, queryObjectTypeId } from './fields'

const answerGroup = z.object({
  id,
  title: z.string().nullable(),
  answers: z.array(z.object({ id, content: z.string(), isOtherAnswer: z.boolean() })),
})

export const surveyQuestion = z.object({
  id,
  content: z.string(),
  number: z.int(),
  /** 1 single choice, 3 free text, others multiple choice. */
  surveyQuestionTypeId: z.int(),
  allowAttachImage: z.boolean(),
  requireAttachImage: z.boolean(),
  answerGroups: z.array(answerGroup),
})

const surveyCard = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  objectTypeIds: z.array(objectTypeId),
  questionCount: z.int(),
  /** It can be answered until then; null: until it is stopped. */
  endsAt: instant.nullable(),
})
/** What is said before anything is sent. */
const terms = {
  /** What the answers are for. */
  purpose: z.string(),
  /** Answers are health data, which need that consent. */
  aboutHealth: z.boolean(),
  /** Days after which answers are deleted. */
  keepDays: z.int().positive(),
}
/** Made anew with every change of a draft; a preview asks again and again. */
const revision = z.int().positive()
export const survey = surveyCard.extend({
  ...terms,
  revision,
  /** When it ended or was stopped; null: it goes on, or has not begun. */
  endedAt: instant.nullable(),
  /** Until it ends, and for an hour more. */
  takesAnswers: z.boolean(),
  /** Of one that takes no answers any more those who answered get them, and editors; for all others there are none. */
  questions: z.array(surveyQuestion),
})

const groupAnswer = z.object({
  surveyAnswerGroupId: id,
  surveyAnswerIds: z.array(id).max(50),
  textAnswer: z.string().max(2000).nullable().optional(),
})

const questionAnswer = z.object({
  surveyQuestionId: id,
  textAnswer: z.string().max(5000).nullable().optional(),
  surveyAnswerGroups: z.array(groupAnswer).max(50),
  /** Data addresses of jpeg, png or webp, at most three. */
  images: z.array(z.string()).max(3).optional(),
})

export const poll = z.object({
  id,
  title: z.string(),
  /** The address that shows it, compared as a decoded path. */
  url: z.string(),
  ...terms,
  revision,
  surveyQuestion: surveyQuestion.extend({ pollId: id }),
})

/** A row as the wire has it; `userId` is ignored: the token says who. */
const pollRow = z.object({
  pollId: id,
  surveyQuestionId: id,
  surveyAnswerGroupId: id.nullable(),
  surveyAnswerId: id.nullable(),
  textAnswer: z.string().max(2000).nullable().optional(),
  userId: z.union([z.int(), z.string()]).nullable().optional(),
})

/**
 * `preview`: token of a signed link. It travels in the query, as codes of sign-ins do: no service, nor the proxy before them, logs queries, and
 * the answer is never cached. A page has it in its fragment alone.
 */
const byId = z.object({ id: queryId, preview: z.string().max(512).optional() })
/** Made by the device: the same one again answers with what was stored the first time. */
const submissionKey = z.uuid()
const submitted = z.object({ submissionId: id })
/**
 * Wrong answers are 422 `validation_failed` with an error for each question, at the field `question-<id>`: code `required` (no answer, or no
 * image where one is needed), `image_refused`, or `invalid_value`. A survey that ended or was stopped still takes answers for an hour, then it is
 * `…_is_closed`.
 */

export const surveySchemas = {
  'Survey/SubmitSurvey': {
    summary: 'Answers of a survey, once a user',
    body: z.object({ surveyId: id, key: submissionKey, answers: z.array(questionAnswer).min(1).max(200) }),
    answer: submitted,
    errors: ['survey_already_submitted', 'survey_does_not_exist', 'survey_is_closed', 'consent_required'],
  },
  'Survey/GetAllActiveSurvey': { summary: 'Surveys that can be answered now', answer: z.array(surveyCard) },
  'Survey/GetSurveyByObjectTypeId': {
    summary: 'Active surveys of an object type',
    query: z.object({ objectTypeId: queryObjectTypeId }),
    answer: z.array(surveyCard),
  },
  'Survey/GetRemainingSurveys': { summary: 'Active surveys not yet answered by the user', answer: z.array(surveyCard) },
  'Survey/GetById': {
    summary: 'One survey with its questions; of one that has ended that it has; drafts by a signed preview link',
    query: byId,
    answer: survey,
    errors: ['survey_does_not_exist', 'preview_link_is_invalid'],
  },
  'Survey/GetSubmittedSurveys': {
    summary: 'All surveys that the user answered, those that have ended too, the last answered first',
    answer: z.array(surveyCard.extend({ submittedAt: instant, endedAt: instant.nullable() })),
  },
  'Survey/GetSubmittedSurvey': {
    summary: "The user's own answers of a survey; null when there are none",
    query: z.object({ surveyId: queryId }),
    answer: z.object({ surveyId: id, submittedAt: instant, answers: z.array(questionAnswer) }).nullable(),
  },
  'Poll/SubmitPoll': {
    summary: 'Answer of a poll, once a user',
    body: z.object({ pollId: id, key: submissionKey.optional(), userPolls: z.array(pollRow).min(1).max(100) }),
    answer: submitted,
    errors: ['poll_already_submitted', 'poll_does_not_exist', 'poll_is_closed', 'consent_required'],
  },
  'Poll/GetAllActivePoll': { summary: 'Polls that can be answered now', answer: z.array(poll) },
  'Poll/GetPollByObjectTypeId': {
    summary: 'Active polls of an object type',
    query: z.object({ objectTypeId: queryObjectTypeId }),
    answer: z.array(poll),
  },
  'Poll/GetRemainingPolls': { summary: 'Active polls not yet answered by the user', answer: z.array(poll) },
  'Poll/GetById': {
    summary: 'One poll; drafts by a signed preview link',
    query: byId,
    answer: poll,
    errors: ['poll_does_not_exist', 'preview_link_is_invalid'],
  },
  'Poll/GetSubmittedPoll': {
    summary: "The user's own answer of a poll; null when there is none",
    query: z.object({ pollId: queryId }),
    answer: z
      .object({ pollId: id, submittedAt: instant, rows: z.array(pollRow.extend({ userId: z.int() })) })
      .nullable(),
  },
} as const satisfies Record<keyof typeof surveyAddresses, CallSchemas>
