import type { CallAnswer } from 'shared-contracts/calls'
import type { PollDraft, PopupDraft } from 'shared-contracts/surveys'

type DeskItem = CallAnswer<'SurveyDesk/GetById'>
type DeskPoll = Extract<DeskItem['draft'], { readonly kind: 'poll' }>
type DeskSurvey = Extract<DeskItem['draft'], { readonly kind: 'survey' }>

export const question: DeskPoll['questions'][number] = {
  id: 1,
  content: 'Bé thích ăn gì?',
  surveyQuestionTypeId: 1,
  allowAttachImage: false,
  requireAttachImage: false,
  answerGroups: [
    {
      id: 2,
      title: null,
      answers: [
        { id: 3, content: 'Cháo', isOtherAnswer: false },
        { id: 4, content: 'Cơm', isOtherAnswer: false },
      ],
    },
  ],
}
const title = 'Bữa ăn của bé'
const shown = { title, objectTypeIds: [], startsAt: null, endsAt: null }
const asked = { ...shown, summary: 'Vài câu ngắn', purpose: 'Để làm thực đơn', aboutHealth: false, keepDays: 365 }

export const survey: DeskSurvey = { kind: 'survey', ...asked, questions: [question] }
export const poll: PollDraft = pollDraft()
export const popup: PopupDraft = {
  kind: 'popup',
  ...shown,
  content: 'Chào mẹ',
  pageNames: ['Handbook'],
  buttonPosition: 2,
  buttonText: 'Xem',
  redirectUrl: '/so-tay-cua-me',
  secondToShow: 0,
}

/** A survey in the making with one question, as `SurveyDesk/GetById` answers. */
export function deskItem(changes: Partial<DeskItem> = {}): DeskItem {
  return {
    id: 7,
    kind: 'survey',
    title,
    status: 'draft',
    startsAt: null,
    endsAt: null,
    answerCount: 0,
    revision: 1,
    changedAt: '2026-11-20T03:00:00Z',
    changedBy: 'Mai',
    draft: survey,
    ...changes,
  }
}

/** The same of a poll. */
export function deskPoll(changes: Partial<DeskItem> = {}): DeskItem {
  return deskItem({ kind: 'poll', draft: pollDraft(), ...changes })
}

/** The draft of a poll, changed. */
export function pollDraft(changes: Partial<DeskPoll> = {}): DeskPoll {
  return { kind: 'poll', ...asked, objectTypeIds: [], url: '/so-tay-cua-me', questions: [question], ...changes }
}
