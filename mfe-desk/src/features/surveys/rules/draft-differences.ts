import { findObjectType } from 'shared-contracts/ages'
import { formatInstant } from 'shared-contracts/formats'
import { popupButtonPosition, questionTypes } from 'shared-contracts/surveys'
import type { Difference } from '../../../kit/entry-kind'
import { surveyTexts } from '../survey-texts'
import type { EditedDraft, EditedQuestion } from './edited-draft'
import { sitePages } from './site-pages'

const words = surveyTexts.form

/** What another draft of the same item says otherwise, in the words of the form, question by question. */
export function draftDifferences(mine: EditedDraft, theirs: EditedDraft): readonly Difference[] {
  const own = new Map(textsOf(mine))
  const others = new Map(textsOf(theirs))
  return [...new Set([...others.keys(), ...own.keys()])].flatMap((field) => {
    const text = others.get(field)
    return own.get(field) === text ? [] : [{ field, theirs: text ?? words.gone }]
  })
}

/** Each field with what stands in it. */
function textsOf(draft: EditedDraft): readonly (readonly [field: string, text: string])[] {
  const shown = [
    [words.shownTo, draft.objectTypeIds.map((id) => findObjectType(id)?.title ?? String(id)).join(', ')],
    [words.startsAt, moment(draft.startsAt)],
    [words.endsAt, moment(draft.endsAt)],
  ] as const
  const name = [words.title, text(draft.title)] as const
  if (draft.kind === 'popup') {
    return [
      name,
      [words.message, text(draft.content)],
      [words.pages, draft.pageNames.map(pageTitle).join(', ')],
      [words.buttonText, text(draft.buttonText)],
      [words.redirectUrl, text(draft.redirectUrl)],
      [words.buttonPosition, popupButtonPosition(draft.buttonPosition).title],
      [words.seconds, `${draft.secondToShow} ${words.secondsUnit}`],
      ...shown,
    ]
  }
  return [
    name,
    ...(draft.kind === 'poll' ? [[words.address, text(draft.url)] as const] : []),
    [words.summary, text(draft.summary)],
    [words.purpose, text(draft.purpose)],
    [words.aboutHealth, draft.aboutHealth ? words.yes : words.no],
    [words.keepDays, `${draft.keepDays} ${words.days}`],
    ...shown,
    ...draft.questions.map((question, index) => [words.question(index + 1), questionText(question)] as const),
  ]
}

function questionText({ content, answerGroups, ...question }: EditedQuestion): string {
  const type = questionTypes.find(({ id }) => id === question.surveyQuestionTypeId)?.title
  const images = question.requireAttachImage ? words.requireImages : question.allowAttachImage && words.allowImages
  const groups = answerGroups.map(({ title, answers }) =>
    [title, answers.map((answer) => text(answer.content)).join(', ')].filter(Boolean).join(': '),
  )
  return [text(content), type, images, ...groups].filter(Boolean).join(' – ')
}

const text = (value: string | null): string => value?.trim() ?? ''
const moment = (instant: string | null): string =>
  instant === null ? words.noMoment : formatInstant(new Date(instant))
const pageTitle = (name: string): string => sitePages.find(({ pageName }) => pageName === name)?.title ?? name
