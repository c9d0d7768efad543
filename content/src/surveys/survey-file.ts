import { fieldErrorsOf, objectTypeId } from 'shared-contracts/call-schemas'
import type { CallAnswer } from 'shared-contracts/calls'
import { surveyLimits as limits, popupButtonPosition, type popupButtonPositions } from 'shared-contracts/surveys'
import { z } from 'zod'
import { lineOfRow } from '../files/line-of-row'

type EditorDraft = CallAnswer<'SurveyDesk/GetById'>['draft']

/** One survey, poll or popup of a content file. Parts have no ids in files: the database gives them. */
export interface SurveyEntry {
  /** By which it is found again; unique over all kinds. */
  readonly key: string
  readonly status: 'draft' | 'active' | 'stopped'
  readonly draft: EditorDraft
}

/** A row of a file: what it says, or what is wrong with it. */
export interface SurveyFileRow {
  /** From 1. */
  readonly row: number
  readonly line: number
  readonly title: string
  readonly entry: SurveyEntry | null
  readonly problems: readonly { readonly field: string; readonly message: string }[]
}

const types = { single: 1, multiple: 2, text: 3 } as const
const images = {
  none: { allowAttachImage: false, requireAttachImage: false },
  allowed: { allowAttachImage: true, requireAttachImage: false },
  required: { allowAttachImage: true, requireAttachImage: true },
} as const
const positions = { left: 1, center: 2, right: 3 } as const satisfies Record<
  (typeof popupButtonPositions)[number]['name'],
  number
>

const instant = z.iso.datetime({ offset: true })
const answer = z.union([z.string().max(limits.answer), z.strictObject({ other: z.string().max(limits.answer) })])
const group = z.strictObject({
  title: z.string().max(limits.groupTitle).nullable().default(null),
  answers: z.array(answer).max(limits.answers),
})
const question = z.strictObject({
  content: z.string().max(limits.question),
  type: z.enum(['single', 'multiple', 'text']),
  images: z.enum(['none', 'allowed', 'required']).default('none'),
  groups: z.array(group).max(limits.groups).default([]),
})
const shown = {
  key: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Khóa chỉ gồm chữ thường không dấu, chữ số và dấu gạch nối.' })
    .max(80),
  status: z.enum(['draft', 'active', 'stopped']).default('draft'),
  title: z.string().max(limits.title),
  objectTypeIds: z.array(objectTypeId).max(limits.objectTypes).default([]),
  startsAt: instant.nullable().default(null),
  endsAt: instant.nullable().default(null),
}
const asked = {
  ...shown,
  summary: z.string().max(limits.summary).default(''),
  purpose: z.string().max(limits.purpose),
  aboutHealth: z.boolean().default(false),
  keepDays: z.int().min(1).max(limits.keepDaysMax).default(365),
}
const entryFile = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('survey'), ...asked, questions: z.array(question).max(limits.questions) }),
  z.strictObject({
    kind: z.literal('poll'),
    ...asked,
    url: z.string().max(limits.url),
    questions: z.array(question).max(1),
  }),
  z.strictObject({
    kind: z.literal('popup'),
    ...shown,
    content: z.string().max(limits.popupContent),
    pageNames: z.array(z.string().max(limits.pageName)).max(limits.pageNames),
    buttonPosition: z.enum(['left', 'center', 'right']).default('center'),
    buttonText: z.string().max(limits.buttonText).nullable().default(null),
    redirectUrl: z.string().max(limits.url).nullable().default(null),
    secondToShow: z.int().min(0).max(limits.secondToShowMax).default(0),
  }),
])
type EntryFile = z.output<typeof entryFile>
type QuestionFile = z.output<typeof question>

/** Reads a file row by row: one bad row hides no other. A text that is no list is one row with its problem. */
export function readSurveyFile(text: string): readonly SurveyFileRow[] {
  const whole = (message: string): SurveyFileRow[] => [
    { row: 1, line: 1, title: '', entry: null, problems: [{ field: '', message }] },
  ]
  let values: unknown
  try {
    values = JSON.parse(text)
  } catch (error) {
    return whole(`Tệp không phải JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!Array.isArray(values)) return whole('Tệp phải chứa một danh sách')
  const keys = new Set<string>()
  return values.map((value: unknown, index) => {
    const { key, title } = namesOf(value)
    const place = { row: index + 1, line: key === null ? 1 : lineOfRow(text, 'key', key), title: title ?? key ?? '' }
    const result = entryFile.safeParse(value)
    if (!result.success) return { ...place, entry: null, problems: fieldErrorsOf(result.error, value) }
    const entry = entryOf(result.data)
    if (keys.has(entry.key))
      return { ...place, entry: null, problems: [{ field: 'key', message: `Khóa ${entry.key} đã được dùng` }] }
    keys.add(entry.key)
    return { ...place, entry, problems: [] }
  })
}

/** The text of a file with these entries; what has its usual value is left out. */
export function surveyFileText(entries: readonly SurveyEntry[]): string {
  return `${JSON.stringify(entries.map(fileOf), null, 2)}\n`
}

const named = z.object({ key: z.string().nullable().catch(null), title: z.string().nullable().catch(null) })

function namesOf(value: unknown) {
  return named.catch({ key: null, title: null }).parse(value)
}

function entryOf({ key, status, ...file }: EntryFile): SurveyEntry {
  if (file.kind === 'popup') return { key, status, draft: { ...file, buttonPosition: positions[file.buttonPosition] } }
  return { key, status, draft: { ...file, questions: file.questions.map(questionOf) } }
}

function questionOf({ content, type, images: imagesOf, groups }: QuestionFile) {
  return {
    id: null,
    content,
    surveyQuestionTypeId: types[type],
    ...images[imagesOf],
    answerGroups: groups.map(({ title, answers }) => ({
      id: null,
      title,
      answers: answers.map((each) =>
        typeof each === 'string'
          ? { id: null, content: each, isOtherAnswer: false }
          : { id: null, content: each.other, isOtherAnswer: true },
      ),
    })),
  }
}

function fileOf({ key, status, draft }: SurveyEntry): z.input<typeof entryFile> {
  const { title, objectTypeIds, startsAt, endsAt } = draft
  const names = { key, status, title }
  const when = {
    ...(objectTypeIds.length > 0 ? { objectTypeIds: [...objectTypeIds] } : {}),
    ...(startsAt === null ? {} : { startsAt }),
    ...(endsAt === null ? {} : { endsAt }),
  }
  if (draft.kind === 'popup') {
    const { content, pageNames, buttonPosition, buttonText, redirectUrl, secondToShow } = draft
    const button = popupButtonPosition(buttonPosition).name
    return {
      kind: draft.kind,
      ...names,
      ...when,
      content,
      pageNames: [...pageNames],
      buttonPosition: button,
      ...(buttonText === null ? {} : { buttonText }),
      ...(redirectUrl === null ? {} : { redirectUrl }),
      secondToShow,
    }
  }
  const { summary, purpose, aboutHealth, keepDays } = draft
  const terms = { ...(summary === '' ? {} : { summary }), purpose, aboutHealth, keepDays }
  const questions = draft.questions.map(questionFileOf)
  if (draft.kind === 'poll') return { kind: draft.kind, ...names, url: draft.url, ...when, ...terms, questions }
  return { kind: draft.kind, ...names, ...when, ...terms, questions }
}

type QuestionDraft = Exclude<EditorDraft, { kind: 'popup' }>['questions'][number]

function questionFileOf({ content, surveyQuestionTypeId: typeId, ...rest }: QuestionDraft): z.input<typeof question> {
  return {
    content,
    type: typeId === types.single ? 'single' : typeId === types.text ? 'text' : 'multiple',
    ...(rest.requireAttachImage
      ? { images: 'required' as const }
      : rest.allowAttachImage
        ? { images: 'allowed' as const }
        : {}),
    ...(rest.answerGroups.length > 0
      ? {
          groups: rest.answerGroups.map(({ title, answers }) => ({
            ...(title === null ? {} : { title }),
            answers: answers.map((each) => (each.isOtherAnswer ? { other: each.content } : each.content)),
          })),
        }
      : {}),
  }
}
