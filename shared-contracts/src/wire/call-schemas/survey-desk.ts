import { z } from 'zod'
import { surveyLimits as limits } from '../../domain/surveys'
import type { CallSchemas } from '../calls/call'
import type { surveyDeskAddresses } from '../calls/survey-desk'
import { done, id, instant, objectTypeId, queryId, queryObjectTypeId } from './fields'

/** What editors make: surveys, polls, and popups, which ask nothing. */
export const deskKind = z.enum(['survey', 'poll', 'popup'])
/** draft: seen in previews only. active: shown from `startsAt` to `endsAt`. stopped: taken away, answers kept. */
const deskStatus = z.enum(['draft', 'active', 'stopped'])

const draftAnswer = z.object({
  /** Null: new. Ids last over changes, as answers name them. */
  id: id.nullable(),
  content: z.string().max(limits.answer),
  isOtherAnswer: z.boolean(),
})
const draftGroup = z.object({
  id: id.nullable(),
  title: z.string().max(limits.groupTitle).nullable(),
  answers: z.array(draftAnswer).max(limits.answers),
})
const draftQuestion = z.object({
  id: id.nullable(),
  content: z.string().max(limits.question),
  /** 1 single choice, 3 free text, 2 multiple choice. */
  surveyQuestionTypeId: z.int().min(1).max(3),
  allowAttachImage: z.boolean(),
  requireAttachImage: z.boolean(),
  answerGroups: z.array(draftGroup).max(limits.groups),
})
const shownTo = {
  title: z.string().max(limits.title),
  /** Empty: everybody who is logged in. */
  objectTypeIds: z.array(objectTypeId).max(limits.objectTypes),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
}
const asked = {
  ...shownTo,
  summary: z.string().max(limits.summary),
  /** What the answers are for, in words for who gives them. */
  purpose: z.string().max(limits.purpose),
  /** Answers are health data: they need that consent. */
  aboutHealth: z.boolean(),
  /** Days after which answers are deleted. */
  keepDays: z.int().min(1).max(limits.keepDaysMax),
}
/** As it is being written: may be unfinished; `SurveyDesk/Check` tells what is missing, and nothing unfinished is activated. */
export const deskDraft = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('survey'), ...asked, questions: z.array(draftQuestion).max(limits.questions) }),
  z.object({
    kind: z.literal('poll'),
    ...asked,
    url: z.string().max(limits.url),
    questions: z.array(draftQuestion).max(1),
  }),
  z.object({
    kind: z.literal('popup'),
    ...shownTo,
    /** Plain paragraphs with **bold** and links. */
    content: z.string().max(limits.popupContent),
    /** `pageName` of routes. */
    pageNames: z.array(z.string().max(limits.pageName)).max(limits.pageNames),
    /** `popupButtonPositions` of shared-contracts/surveys. */
    buttonPosition: z.int().min(1).max(3),
    buttonText: z.string().max(limits.buttonText).nullable(),
    redirectUrl: z.string().max(limits.url).nullable(),
    secondToShow: z.int().min(0).max(limits.secondToShowMax),
  }),
])

const deskCard = z.object({
  id,
  kind: deskKind,
  title: z.string(),
  status: deskStatus,
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  answerCount: z.int().nonnegative(),
  revision: z.int().positive(),
  changedAt: instant,
  changedBy: z.string().nullable(),
})
const deskItem = deskCard.extend({ draft: deskDraft })
const saved = z.object({ id, revision: z.int().positive() })
/** `place`: path in the draft, as `questions.2.answerGroups.0.answers.1.content`; null: the whole. */
const finding = z.object({ level: z.enum(['error', 'warning']), place: z.string().nullable(), message: z.string() })

const one = z.object({ kind: deskKind, id: queryId })
const change = z.object({ kind: deskKind, id, revision: z.int().positive() })
const unknown = ['survey_does_not_exist'] as const
const range = {
  objectTypeId: queryObjectTypeId.optional(),
  /** Days of the calendar in Viet Nam, both included. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
}

export const surveyDeskSchemas = {
  'SurveyDesk/GetAll': {
    summary: 'What editors made of a kind, the last changed first',
    query: z.object({ kind: deskKind }),
    answer: z.array(deskCard),
  },
  'SurveyDesk/GetById': { summary: 'One of them with its draft', query: one, answer: deskItem, errors: [...unknown] },
  'SurveyDesk/Save': {
    summary:
      'Makes one (no id) or changes it; 409 when it was changed elsewhere, answers hold its form, or it is active and would not be finished',
    body: z.object({ id: id.nullable(), revision: z.int().positive().nullable(), draft: deskDraft }),
    answer: saved.extend({ draft: deskDraft }),
    errors: [...unknown, 'changed_elsewhere', 'has_answers', 'not_finished'],
  },
  'SurveyDesk/Duplicate': {
    summary: 'A draft with the same contents and new ids',
    body: change.omit({ revision: true }),
    answer: saved,
    errors: [...unknown],
  },
  'SurveyDesk/ChangeStatus': {
    summary:
      'Activates, stops or takes back to draft; 409 `not_finished` with the findings that forbid it, each at its place in the draft',
    body: change.extend({ status: deskStatus }),
    answer: saved,
    errors: [...unknown, 'changed_elsewhere', 'not_finished', 'has_answers'],
  },
  'SurveyDesk/Delete': {
    summary: 'Deletes what is not active and nobody answered',
    body: change,
    answer: done,
    errors: [...unknown, 'changed_elsewhere', 'has_answers', 'still_active'],
  },
  'SurveyDesk/Check': {
    summary: 'What is missing or doubtful in a draft',
    body: z.object({ draft: deskDraft }),
    answer: z.array(finding),
  },
  'SurveyDesk/GetChanges': {
    summary: 'Who changed what, newest first',
    query: one,
    answer: z.array(z.object({ at: instant, by: z.string().nullable(), what: z.array(z.string()) })),
    errors: [...unknown],
  },
  'SurveyDesk/GetPreviewLink': {
    summary: 'A signed link to the preview, for who has no account of an editor',
    query: one,
    answer: z.object({ path: z.string(), expiresAt: instant }),
    errors: [...unknown],
  },
  'SurveyDesk/Export': {
    summary: 'Content file of what was chosen',
    query: z.object({ kind: deskKind, id: queryId.optional() }),
    answer: z.object({ fileName: z.string(), text: z.string() }),
  },
  'SurveyDesk/Import': {
    summary: 'Reads a content file; `dryRun` writes nothing. Entries are found again by their key',
    body: z.object({ text: z.string().max(900_000), dryRun: z.boolean() }),
    answer: z.object({
      rows: z.array(
        z.object({
          row: z.int().positive(),
          title: z.string(),
          what: z.enum(['new', 'changed', 'same', 'refused']),
          problems: z.array(z.string()),
        }),
      ),
    }),
  },
  'SurveyDesk/GetResults': {
    summary: 'Counts of the answers; nothing is broken down below five answers',
    query: z.object({ id: queryId, ...range }),
    answer: z.object({
      /** In what was asked for. */
      submissions: z.int().nonnegative(),
      /**
       * What is counted below: whole spans of days with at least five answers, within what was asked for; null where everything is null.
       * See docs/product/surveys.md.
       */
      counted: z.object({ submissions: z.int().positive(), from: z.iso.date(), until: z.iso.date() }).nullable(),
      /** Null: fewer than five answers can be counted. */
      questions: z
        .array(
          z.object({
            questionId: id,
            content: z.string(),
            answered: z.int().nonnegative(),
            answers: z.array(z.object({ answerId: id, content: z.string(), count: z.int().nonnegative() })),
            textCount: z.int().nonnegative(),
            imageCount: z.int().nonnegative(),
          }),
        )
        .nullable(),
      byDay: z.array(z.object({ day: z.iso.date(), count: z.int().nonnegative() })),
      byObjectType: z.array(z.object({ objectTypeId, count: z.int().nonnegative().nullable() })),
    }),
    errors: [...unknown],
  },
  'SurveyDesk/GetTexts': {
    summary: 'Free texts of a question, in no order that tells who wrote them',
    query: z.object({ id: queryId, questionId: queryId, ...range }),
    answer: z
      .array(z.object({ text: z.string(), images: z.array(z.object({ id, width: z.int(), height: z.int() })) }))
      .nullable(),
    errors: [...unknown],
  },
  'SurveyDesk/GetImage': {
    summary: 'One attached image as a data address',
    query: z.object({ imageId: queryId }),
    answer: z.object({ dataUrl: z.string() }),
    errors: ['image_does_not_exist'],
  },
  'SurveyDesk/ExportResults': {
    summary: 'Answers as CSV, a row a person without name; cells that a spreadsheet would compute are quoted',
    query: z.object({ id: queryId, ...range }),
    answer: z.object({ fileName: z.string(), text: z.string() }).nullable(),
    errors: [...unknown],
  },
  'SurveyDesk/GetPopupViews': {
    summary: 'How many accounts a popup was shown to; by days once there are five',
    query: z.object({ id: queryId }),
    answer: z.object({
      accounts: z.int().nonnegative(),
      /** Spans of days with at least five accounts each, both days included. Null: fewer than five accounts. */
      byDays: z.array(z.object({ from: z.iso.date(), until: z.iso.date(), count: z.int().positive() })).nullable(),
    }),
    errors: [...unknown],
  },
} as const satisfies Record<keyof typeof surveyDeskAddresses, CallSchemas>
