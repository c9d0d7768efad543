import type { Kysely } from 'kysely'
import { CallFailure, generalFailure } from 'service-host'
import type { FieldError } from 'shared-contracts/calls'
import { lockUser } from '../../platform/database/lock-user'
import type { Tables } from '../../platform/database/tables'
import { found } from '../../platform/http/call-failure'
import { readPicture } from '../../platform/pictures/read-picture'
import type { QuestionnaireKind } from '../../stored-values'
import { answerProblems, questionField } from '../rules/answer-problems'
import { answerRows, type QuestionAnswer } from '../rules/answer-rows'
import { openingState } from '../rules/opening'
import type { SurveyServices } from '../services'
import { findQuestionnaire, holdQuestionnaire, type Questionnaire } from '../store/questionnaire.store'
import { addSubmission, findSubmission, type NewImage, type Submission } from '../store/submission.store'

const REFUSALS = {
  survey_already_submitted: 'Bạn đã trả lời khảo sát này rồi. Cảm ơn bạn!',
  poll_already_submitted: 'Bạn đã trả lời khảo sát nhanh này rồi. Cảm ơn bạn!',
  survey_is_closed: 'Khảo sát này đã kết thúc nên không nhận thêm câu trả lời. Cảm ơn bạn đã quan tâm!',
  poll_is_closed: 'Khảo sát nhanh này đã kết thúc nên không nhận thêm câu trả lời. Cảm ơn bạn đã quan tâm!',
} as const

const DAY_MS = 86_400_000
/** The longest side of a kept image: enough to read a label of food in it. Working value of the programme. */
const IMAGE_SIZE = { width: 2048, height: 2048, fit: 'inside', withoutEnlargement: true } as const

export interface Sent {
  readonly kind: QuestionnaireKind
  readonly id: number
  /** Made by the device; null: it can't be sent twice. */
  readonly key: string | null
  readonly answers: readonly QuestionAnswer[]
}

/** Keeps the answers of a survey or poll, once a user; the same key again answers with what was kept. Resolves with the submission's id. */
export async function submitAnswers(services: SurveyServices, userId: number, sent: Sent): Promise<number> {
  const { database, surveys, now, today } = services
  const seen = await answerable(database.query, services, sent, userId, findQuestionnaire)
  if (!('questions' in seen)) return seen.id
  const images = await readImages(sent.answers)

  return database.query.transaction().execute(async (query) => {
    await lockUser(query, userId)
    // What was looked at before the images were read may have changed since.
    const current = await answerable(query, services, sent, userId, holdQuestionnaire)
    if (!('questions' in current)) return current.id
    const submittedAt = now()
    const added = await addSubmission(query, {
      questionnaireId: current.id,
      userId,
      objectTypeId: objectTypeAmong(await surveys.objectTypesOf(query, userId, today()), current.objectTypeIds),
      key: sent.key,
      submittedAt,
      keepUntil: new Date(submittedAt.getTime() + current.keepDays * DAY_MS),
      answers: sent.answers.flatMap((answer) => answerRows(answer, isOtherIn(current))),
      images,
    })
    return added ?? sameOrRefused(await findSubmission(query, current.id, userId), sent).id
  })
}

/** The questionnaire, if these answers can be kept now, or what was kept of them before. Throws what the visitor should read. */
async function answerable(
  query: Kysely<Tables>,
  { surveys, now }: SurveyServices,
  sent: Sent,
  userId: number,
  find: typeof findQuestionnaire,
): Promise<Questionnaire | Submission> {
  const { kind, id } = sent
  const row = await find(query, kind, id)
  const state = row === null ? 'coming' : openingState(row, now())
  const current = found(state === 'coming' ? null : row, `${kind}_does_not_exist`)
  const earlier = await findSubmission(query, id, userId)
  if (earlier !== null) return sameOrRefused(earlier, sent)
  if (state === 'closed') throw refused(`${kind}_is_closed`)
  if (current.aboutHealth && !(await surveys.hasHealthConsent(query, userId))) throw consentRequired()
  refuse(answerProblems(current.questions, sent.answers))
  return current
}

/** Throws 409 for answers other than those that were sent before. */
function sameOrRefused(earlier: Submission | null, { kind, key }: Sent): Submission {
  if (earlier !== null && key !== null && earlier.submissionKey === key) return earlier
  throw refused(`${kind}_already_submitted`)
}

/** Encodes them again, one after the other. Throws 422 at the questions whose images can't be kept. */
async function readImages(answers: readonly QuestionAnswer[]): Promise<NewImage[]> {
  const kept: NewImage[] = []
  const errors: FieldError[] = []
  for (const { surveyQuestionId, images = [] } of answers) {
    for (const image of images) {
      const read = await readPicture(image, IMAGE_SIZE)
      if (read.kind === 'picture') {
        kept.push({ questionId: surveyQuestionId, bytes: read.webp, width: read.width, height: read.height })
      } else {
        errors.push({ field: questionField(surveyQuestionId), code: 'image_refused', message: read.message })
        break
      }
    }
  }
  refuse(errors)
  return kept
}

/** By which of the user's object types the answers are counted: one that the questions are for, otherwise the user's own. */
function objectTypeAmong(own: readonly number[], askedFor: readonly number[]): number | null {
  return own.find((id) => askedFor.includes(id)) ?? own[0] ?? null
}

function isOtherIn({ questions }: Questionnaire): (answerId: number) => boolean {
  const others = questions.flatMap(({ answerGroups }) =>
    answerGroups.flatMap(({ answers }) => answers.filter(({ isOtherAnswer }) => isOtherAnswer).map(({ id }) => id)),
  )
  return (answerId) => others.includes(answerId)
}

function refuse(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw generalFailure('validation_failed', errors)
}

function refused(code: keyof typeof REFUSALS): CallFailure {
  return new CallFailure(409, code, REFUSALS[code])
}

function consentRequired(): CallFailure {
  const message =
    'Khảo sát này hỏi về sức khỏe. Để gửi câu trả lời, bạn cần đồng ý cho phép xử lý dữ liệu sức khỏe ở trang cá nhân.'
  return new CallFailure(403, 'consent_required', message)
}
