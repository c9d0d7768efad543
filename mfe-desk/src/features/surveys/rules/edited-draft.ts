import type { CallBody } from 'shared-contracts/calls'
import type {
  DeskDraft,
  DraftAnswer,
  DraftGroup,
  DraftQuestion,
  PollDraft,
  PopupDraft,
  SurveyDraft,
} from 'shared-contracts/surveys'
import { mapped } from './lists'

/** What tells a part from the others while it is edited: new ones have no id, and places change. */
interface Keyed {
  readonly key: string
}
export type EditedAnswer = DraftAnswer & Keyed
export type EditedGroup = Omit<DraftGroup, 'answers'> & Keyed & { readonly answers: readonly EditedAnswer[] }
export type EditedQuestion = Omit<DraftQuestion, 'answerGroups'> &
  Keyed & {
    readonly answerGroups: readonly EditedGroup[]
    /** Choices of a question that was turned into one of free text: they come back with its former type. */
    readonly setAside: readonly EditedGroup[]
  }
interface Asking {
  readonly questions: readonly EditedQuestion[]
}
export type EditedAsked = (Omit<SurveyDraft, 'questions'> | Omit<PollDraft, 'questions'>) & Asking
export type EditedDraft = EditedAsked | PopupDraft

export type WireDraft = CallBody<'SurveyDesk/Save'>['draft']

let made = 0

/** Unlike any other key, those of a draft that was kept before a reload included. */
function newKey(): string {
  made += 1
  return `${Date.now().toString(36)}-${made}`
}

export function newAnswer(isOtherAnswer = false): EditedAnswer {
  return { key: newKey(), id: null, content: isOtherAnswer ? 'Khác' : '', isOtherAnswer }
}

export function newGroup(): EditedGroup {
  return { key: newKey(), id: null, title: null, answers: [newAnswer(), newAnswer()] }
}

export function newQuestion(): EditedQuestion {
  return {
    key: newKey(),
    id: null,
    content: '',
    surveyQuestionTypeId: 1,
    allowAttachImage: false,
    requireAttachImage: false,
    answerGroups: [newGroup()],
    setAside: [],
  }
}

export function editedDraft(draft: DeskDraft): EditedDraft {
  if (draft.kind === 'popup') return draft
  return { ...draft, questions: draft.questions.map(editedQuestion) }
}

function editedQuestion(question: DraftQuestion): EditedQuestion {
  const answerGroups = question.answerGroups.map((group) => ({
    ...group,
    key: newKey(),
    answers: group.answers.map((answer) => ({ ...answer, key: newKey() })),
  }))
  return { ...question, key: newKey(), answerGroups, setAside: [] }
}

/** What is sent. `asNew`: without ids, for a draft of its own. */
export function draftOnWire(draft: EditedDraft, { asNew = false } = {}): WireDraft {
  const objectTypeIds = [...draft.objectTypeIds]
  if (draft.kind === 'popup') return { ...draft, objectTypeIds, pageNames: [...draft.pageNames] }
  const idOf = (id: number | null) => (asNew ? null : id)
  const questions = draft.questions.map(({ key, setAside, answerGroups, id, ...question }) => ({
    ...question,
    id: idOf(id),
    answerGroups: answerGroups.map(({ title, answers, ...group }) => ({
      id: idOf(group.id),
      title: title === null || title.trim() === '' ? null : title,
      answers: answers.map((answer) => ({
        id: idOf(answer.id),
        content: answer.content,
        isOtherAnswer: answer.isOtherAnswer,
      })),
    })),
  }))
  return { ...draft, objectTypeIds, questions }
}

/**
 * The draft on screen with the ids that the server gave to parts of what was sent: new ones, and those that were taken away and brought back. What was changed meanwhile stays; parts are
 * known by their keys, as they may have been moved. Parts whose ids stay are the same objects, so that they need not be rendered.
 */
export function withIds(current: EditedDraft, sent: EditedDraft, saved: EditedDraft): EditedDraft {
  if (current.kind === 'popup' || sent.kind === 'popup' || saved.kind === 'popup') return current
  const ids = new Map<string, number | null>()
  for (const [q, question] of sent.questions.entries()) {
    const savedQuestion = saved.questions[q]
    ids.set(question.key, savedQuestion?.id ?? null)
    for (const [g, group] of question.answerGroups.entries()) {
      const savedGroup = savedQuestion?.answerGroups[g]
      ids.set(group.key, savedGroup?.id ?? null)
      for (const [a, answer] of group.answers.entries()) ids.set(answer.key, savedGroup?.answers[a]?.id ?? null)
    }
  }
  const own = <T extends Keyed & { readonly id: number | null }>(part: T): T => {
    const id = ids.get(part.key) ?? part.id
    return id === part.id ? part : { ...part, id }
  }
  const ownGroup = (group: EditedGroup): EditedGroup => {
    const answers = mapped(group.answers, own)
    return answers === group.answers ? own(group) : { ...own(group), answers }
  }
  const ownQuestion = (question: EditedQuestion): EditedQuestion => {
    const answerGroups = mapped(question.answerGroups, ownGroup)
    const setAside = mapped(question.setAside, ownGroup)
    const isSame = answerGroups === question.answerGroups && setAside === question.setAside
    return isSame ? own(question) : { ...own(question), answerGroups, setAside }
  }
  const questions = mapped(current.questions, ownQuestion)
  return questions === current.questions ? current : { ...current, questions }
}

/** The question with another type: choices are set aside while free text needs none. */
export function withType(question: EditedQuestion, surveyQuestionTypeId: number): EditedQuestion {
  const { answerGroups, setAside } = question
  if (surveyQuestionTypeId === FREE_TEXT)
    return {
      ...question,
      surveyQuestionTypeId,
      answerGroups: [],
      setAside: answerGroups.length > 0 ? answerGroups : setAside,
    }
  if (answerGroups.length > 0) return { ...question, surveyQuestionTypeId }
  return {
    ...question,
    surveyQuestionTypeId,
    answerGroups: setAside.length > 0 ? setAside : [newGroup()],
    setAside: [],
  }
}

export const FREE_TEXT = 3

/** Nothing asked yet. */
export function emptyDraft(kind: EditedDraft['kind'], title: string): WireDraft {
  const shown = { title, objectTypeIds: [], startsAt: null, endsAt: null }
  if (kind === 'popup') {
    const button = { buttonPosition: 2, buttonText: null, redirectUrl: null }
    return { ...shown, kind, content: '', pageNames: [], ...button, secondToShow: 0 }
  }
  const asked = { ...shown, summary: '', purpose: '', aboutHealth: false, keepDays: 365 }
  const questions = draftOnWire({ ...asked, kind: 'survey', questions: [newQuestion()] })
  if (questions.kind !== 'survey') throw new Error('unreachable')
  return kind === 'survey' ? questions : { ...questions, kind, url: '' }
}
