import { CallFailure } from 'service-host'
import { slugify } from 'shared-contracts/text'
import type { Handlers } from '../../../platform/calls/handler'
import { administrator } from '../../../platform/calls/user-handler'
import type { Services } from '../../../platform/services'
import { type Asked, type Countable, countable } from '../rules/countable'
import type { AskedDraft, DraftQuestions } from '../rules/desk-item'
import { resultsCsv } from '../rules/results-csv'
import { findItem } from '../store/desk-item.store'
import {
  type Counted,
  countAnswers,
  countDays,
  countImages,
  countQuestions,
  findImage,
  findSubmitted,
  findTexts,
} from '../store/result.store'
import { foundItem } from './desk-failures'

type ResultCall = `SurveyDesk/${'GetResults' | 'GetTexts' | 'GetImage' | 'ExportResults'}`
interface AskedOf extends Asked {
  readonly id: number
}

/** What was answered, never of fewer than five people; see `countable`. */
export function deskResultCalls({ database, today }: Services): Handlers<ResultCall> {
  const { query: db } = database

  async function draftOf(id: number): Promise<AskedDraft> {
    const item = (await findItem(db, 'survey', id)) ?? (await findItem(db, 'poll', id))
    const { draft } = foundItem(item, 'survey')
    return foundItem(draft.kind === 'popup' ? null : draft, 'survey')
  }

  async function countableOf(asked: AskedOf): Promise<{ told: Countable; of: Counted | null }> {
    const told = countable(await countDays(db, asked.id), asked)
    if (told.counted === null) return { told, of: null }
    const { from, until } = told.counted
    return { told, of: { questionnaireId: asked.id, objectTypeId: asked.objectTypeId, from, until } }
  }

  async function questionResults(questions: DraftQuestions, of: Counted) {
    const asked = new Map((await countQuestions(db, of)).map((each) => [each.questionId, each]))
    const chosen = await countAnswers(db, of)
    const images = await countImages(db, of)
    return questions.flatMap(({ id, content, answerGroups }) =>
      id === null
        ? []
        : [
            {
              questionId: id,
              content,
              answered: asked.get(id)?.answered ?? 0,
              answers: answerGroups.flatMap((group) =>
                group.answers.flatMap((answer) =>
                  answer.id === null
                    ? []
                    : [{ answerId: answer.id, content: answer.content, count: chosen.get(answer.id) ?? 0 }],
                ),
              ),
              textCount: asked.get(id)?.textCount ?? 0,
              imageCount: images.get(id) ?? 0,
            },
          ],
    )
  }

  return {
    'SurveyDesk/GetResults': administrator(async ({ query: asked }) => {
      const { questions } = await draftOf(asked.id)
      const { told, of } = await countableOf(asked)
      const { submissions, counted, byDay, byObjectType } = told
      return {
        submissions,
        counted: counted && { submissions: counted.count, from: counted.from, until: counted.until },
        questions: of && (await questionResults(questions, of)),
        byDay,
        byObjectType,
      }
    }),

    'SurveyDesk/GetTexts': administrator(async ({ query: asked }) => {
      await draftOf(asked.id)
      const { of } = await countableOf(asked)
      return of && (await findTexts(db, of, asked.questionId))
    }),

    'SurveyDesk/GetImage': administrator(async ({ query: { imageId } }) => {
      const image = await findImage(db, imageId)
      // Of too few answers no image is told either.
      const told = image && countable(await countDays(db, image.questionnaireId), {}).counted
      if (!image || !told) throw new CallFailure(404, 'image_does_not_exist', 'Không tìm thấy hình này.')
      return { dataUrl: `data:image/webp;base64,${image.bytes.toString('base64')}` }
    }),

    'SurveyDesk/ExportResults': administrator(async ({ query: asked }) => {
      const { title, questions } = await draftOf(asked.id)
      const { told, of } = await countableOf(asked)
      if (of === null) return null
      const types = told.byObjectType.flatMap(({ objectTypeId, count }) => (count === null ? [] : [objectTypeId]))
      return {
        fileName: `${slugify(title, 60) || 'ket-qua'}-${today()}.csv`,
        text: resultsCsv(questions, await findSubmitted(db, of), new Set(types)),
      }
    }),
  }
}
