import { NEVER, Observable, of } from 'rxjs'

import type { PollDraft } from 'shared-ui/survey-drafts'
import type {
  Person,
  Poll,
  Popup,
  Prompt,
  PromptCalls,
  PromptDrafts,
  PromptInputs,
  PromptMemory,
  PromptVisit,
} from '../prompt'

/* What the tests of the flow stand on. */

export const lan: Person = { userId: 7, objectTypeId: 2 }
export const hoa: Person = { userId: 8, objectTypeId: 4 }

export const popupOf = (id: number, changes: Partial<Popup> = {}): Popup => ({
  id,
  content: `<p>Thông báo ${id}</p>`,
  buttonPosition: 1,
  buttonPositionName: 'left',
  buttonText: null,
  redirectUrl: null,
  secondToShow: 0,
  ...changes,
})

export const pollOf = (id: number, changes: Partial<Poll> = {}): Poll => ({
  id,
  title: `Hỏi nhanh ${id}`,
  url: '/so-tay-cua-me',
  purpose: '',
  aboutHealth: false,
  keepDays: 30,
  revision: 1,
  surveyQuestion: {
    id: 10 * id,
    pollId: id,
    content: 'Bạn thấy bài viết thế nào?',
    number: 1,
    surveyQuestionTypeId: 1,
    allowAttachImage: false,
    requireAttachImage: false,
    answerGroups: [{ id: 1, title: null, answers: [{ id: 1, content: 'Hay', isOtherAnswer: false }] }],
  },
  ...changes,
})

/** A device that forgets with the test, seen from inside. */
export function memoryOf() {
  const popups = new Set<string>()
  const polls = new Set<string>()
  const change = (kept: Set<string>, name: string, add: boolean) => void (add ? kept.add(name) : kept.delete(name))
  const memory: PromptMemory = {
    isPopupSeen: (userId, id) => popups.has(`${userId}:${id}`),
    keepPopup: (userId, id, seen) => change(popups, `${userId}:${id}`, seen),
    isPollSkipped: (userId, id) => polls.has(`${userId}:${id}`),
    keepPoll: (userId, id, skipped) => change(polls, `${userId}:${id}`, skipped),
  }
  return { memory, popups, polls }
}

export function draftsOf() {
  const kept = new Map<string, PollDraft>()
  const drafts: PromptDrafts = {
    read: (userId, pollId) => kept.get(`${userId}:${pollId}`) ?? null,
    keep: (userId, pollId, draft) => void kept.set(`${userId}:${pollId}`, draft),
    forget: (userId, pollId) => void kept.delete(`${userId}:${pollId}`),
  }
  return { drafts, kept }
}

export function visitOf(
  mayOpen: (path: string) => boolean = () => true,
): PromptVisit & { readonly isTaken: () => boolean } {
  let taken = false
  return {
    mayOpen: (path) => !taken && mayOpen(path),
    take() {
      taken = true
    },
    isTaken: () => taken,
  }
}

/** Nothing to show, nobody busy, every call succeeds at once. */
export function callsOf(changes: Partial<PromptCalls> = {}): PromptCalls {
  return {
    popups: () => of([]),
    polls: () => of([]),
    remainingPolls: () => of([{ id: 1 }, { id: 2 }, { id: 3 }]),
    question: () => of(null),
    submit: () => of(null),
    agree: () => of(null),
    remember: () => {},
    newKey: () => 'key',
    ...changes,
  }
}

type Given = Partial<PromptInputs> & Pick<PromptInputs, 'page$' | 'person$' | 'scheduler'>

export function inputsOf(given: Given): PromptInputs {
  return {
    actions$: NEVER,
    busy$: staying(false),
    place$: staying(true),
    calls: callsOf(),
    memory: memoryOf().memory,
    drafts: draftsOf().drafts,
    visit: visitOf(),
    say: { thanks: () => {}, error: () => {}, kept: () => {}, log: () => {} },
    ...given,
  }
}

export const staying = <T>(value: T): Observable<T> => new Observable((subscriber) => subscriber.next(value))

/** What is shown, in a word. */
export function word(prompt: Prompt | null): string {
  if (prompt === null) return 'nothing'
  if (prompt.kind === 'popup') return `popup ${prompt.popup.id}`
  const { poll, begun, status } = prompt
  if (status.state === 'sending') return `poll ${poll.id} sending`
  return [
    `poll ${poll.id}`,
    ...(begun ? ['begun'] : []),
    ...status.problems,
    ...(status.needsConsent ? ['consent?'] : []),
  ].join(', ')
}
