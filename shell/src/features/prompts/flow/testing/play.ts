import { beforeEach, expect } from '@jest/globals'
import { map, type Observable, of, shareReplay } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { ApiError } from 'shared-contracts/client'
import type { PromptAnswer } from 'shared-frame/remotes'
import type { Person, PromptAction, PromptCalls, PromptInputs, PromptPage } from '../prompt'
import { promptFlow } from '../prompt-flow'
import { callsOf, hoa, inputsOf, lan, pollOf, popupOf, word } from './inputs'

export const notebook: PromptPage = { path: '/so-tay-cua-me', pageName: 'Notebook' }
const classes: PromptPage = { path: '/dang-ki-lop-hoc', pageName: 'ClassRegister' }
const nameless: PromptPage = { path: '/so-tay-cua-me', pageName: null }
export const answer: PromptAnswer = {
  textAnswer: null,
  surveyAnswerGroups: [{ surveyAnswerGroupId: 1, surveyAnswerIds: [1], textAnswer: null }],
}
export const refusal = (code: string, message: string) =>
  new ApiError('Poll/SubmitPoll', 409, message, [], undefined, code)

/** Letters of the marbles below. */
const pages = { n: notebook, c: classes, x: nameless }
const people = { l: lan, h: hoa, o: null, z: { userId: 7, objectTypeId: 3 } }
const actions: Record<string, PromptAction> = {
  c: { type: 'close' },
  l: { type: 'later' },
  f: { type: 'fail' },
  k: { type: 'keep' },
  u: { type: 'unwanted', unwanted: true },
  w: { type: 'unwanted', unwanted: false },
  t: { type: 'changed', answer },
  e: { type: 'changed', answer: null },
  s: { type: 'send', answer },
  g: { type: 'agree', answer },
  a: { type: 'answered', pollId: 1 },
}
const shown = {
  '-': 'nothing',
  o: 'nothing',
  p: 'popup 1',
  q: 'popup 2',
  a: 'poll 1',
  b: 'poll 2',
  s: 'poll 1 sending',
}

interface Scene {
  readonly page?: string
  readonly person?: string
  readonly actions?: string
  readonly busy?: string
  readonly place?: string
  readonly calls?: (marbles: Marbles) => Partial<PromptCalls>
  readonly given?: Partial<PromptInputs>
  /** What lies over the page: o nothing, p and q popups, a and b polls, s the first one on its way. */
  readonly expected: string
  readonly words?: Readonly<Record<string, string>>
}
export type Marbles = <T>(marbles: string, values?: Readonly<Record<string, T>>, error?: unknown) => Observable<T>

/** What the flow said, logged, asked of the server and told the account, in this test. */
export const said: string[] = []
export const log: unknown[] = []
export const asked: string[] = []
export const remembered: string[] = []

beforeEach(() => {
  for (const each of [said, log, asked, remembered]) each.length = 0
})

/** `5000 popup 1`, for a failure that can be read. */
const timesOf = (
  messages: readonly { readonly frame: number; readonly notification: { readonly value?: unknown } }[],
) => messages.map(({ frame, notification }) => `${frame} ${notification.value}`)

/** Plays a scene of the flow and expects what lies over the page at each moment. */
export function play(scene: Scene): void {
  const scheduler = new TestScheduler((actual, expected) => expect(timesOf(actual)).toEqual(timesOf(expected)))
  scheduler.run(({ cold, hot, expectObservable }) => {
    const marbles: Marbles = (text, values, error) => cold(text, values && { ...values }, error)
    const calls = callsOf(scene.calls?.(marbles))
    const inputs = inputsOf({
      page$: hot(scene.page ?? 'n', pages),
      person$: hot<Person | null>(scene.person ?? 'l', people),
      actions$: hot(scene.actions ?? '', actions),
      ...(scene.busy === undefined ? {} : { busy$: remembering(hot(scene.busy, { y: true, n: false })) }),
      ...(scene.place === undefined ? {} : { place$: cold(scene.place, { y: true, n: false }) }),
      scheduler,
      say: {
        thanks: ({ id }) => void said.push(`thanks ${id}`),
        error: (message) => void said.push(message),
        kept: () => void said.push('kept'),
        log: (error) => void log.push(error),
      },
      ...scene.given,
      calls: {
        ...calls,
        popups(name, person) {
          asked.push(`popups ${name} ${person.objectTypeId}`)
          return calls.popups(name, person)
        },
        polls(person) {
          asked.push(`polls ${person.objectTypeId}`)
          return calls.polls(person)
        },
        submit(poll, given, key) {
          asked.push(`submit ${poll.id} ${key}`)
          return calls.submit(poll, given, key)
        },
        agree() {
          asked.push('agree')
          return calls.agree()
        },
        remember: ({ userId }, kind, id) => void remembered.push(`${kind} ${id} of ${userId}`),
      },
    })
    expectObservable(promptFlow(inputs).pipe(map(word))).toBe(scene.expected, { ...shown, ...scene.words })
  })
}

/** Whoever subscribes is told the last value. */
function remembering<T>(source: Observable<T>): Observable<T> {
  const last$ = source.pipe(shareReplay(1))
  last$.subscribe()
  return last$
}

export const onePopup =
  (changes = {}) =>
  () => ({ popups: () => of([popupOf(1, changes)]) })
export const onePoll =
  (changes = {}) =>
  () => ({ polls: () => of([pollOf(1, changes)]) })
