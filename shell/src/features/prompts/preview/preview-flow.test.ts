import { beforeEach, expect, test } from '@jest/globals'
import { map, of, throwError } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { ApiError } from 'shared-contracts/client'
import type { PromptAction } from '../flow/prompt'
import { pollOf, popupOf, word } from '../flow/testing/inputs'
import { type Draft, type PreviewState, previewFlow } from './preview-flow'

const popup = (revision: number, changes = {}): Draft => ({
  kind: 'popup',
  revision,
  popup: popupOf(revision, changes),
})
const poll: Draft = { kind: 'poll', revision: 1, poll: pollOf(1) }
const refusal = new ApiError('Popup/GetById', 404, 'none')

const actions: Record<string, PromptAction> = {
  c: { type: 'close' },
  s: { type: 'send', answer: { textAnswer: 'x', surveyAnswerGroups: [] } },
}
const stateWord = (state: PreviewState) => (state.state === 'open' ? word(state.prompt) : state.state)
const words = {
  l: 'loading',
  r: 'refused',
  u: 'unreachable',
  p: 'popup 1',
  q: 'popup 2',
  o: 'nothing',
  a: 'poll 1',
  s: 'poll 1 sending',
}

let thanks = 0
beforeEach(() => {
  thanks = 0
})

interface Scene {
  /** What each request is answered with, one a second; the last one for all that follow. */
  readonly answers: readonly (Draft | Error)[]
  readonly actions?: string
  readonly again?: string
  readonly expected: string
}

function play(scene: Scene): void {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected))
  scheduler.run(({ hot, expectObservable }) => {
    let asked = -1
    const flow$ = previewFlow({
      actions$: hot(scene.actions ?? '', actions),
      again$: hot(scene.again ?? '').pipe(map(() => undefined)),
      read() {
        asked += 1
        const answer = scene.answers[Math.min(asked, scene.answers.length - 1)]
        return answer instanceof Error || answer === undefined ? throwError(() => answer) : of(answer)
      },
      thanks: () => {
        thanks += 1
      },
      scheduler,
    })
    expectObservable(flow$.pipe(map(stateWord)), '^ 20s !').toBe(scene.expected, words)
  })
}

test('a draft shows at once', () => play({ answers: [popup(1)], expected: '(lp)' }))

test('a changed draft is shown in its place within two seconds, one that stays is left alone', () =>
  play({ answers: [popup(1), popup(1), popup(2)], expected: '(lp) 1996ms q' }))

test('what was closed shows again when the draft changes', () =>
  play({ answers: [popup(1), popup(1), popup(2)], actions: '1500ms c', expected: '(lp) 1496ms o 499ms q' }))

test('what was closed shows again when it is asked for', () =>
  play({ answers: [popup(1)], actions: '1s c', again: '3s x', expected: '(lp) 996ms o 1999ms p' }))

test('it closes by itself as it will for visitors', () =>
  play({ answers: [popup(1, { secondToShow: 4 })], expected: '(lp) 3996ms o' }))

test('whoever has neither role nor link is refused, until she has', () =>
  play({ answers: [refusal, refusal, popup(1)], expected: '(lr) 1996ms p' }))

test('a server that does not answer is asked again; a draft that is here stays meanwhile', () => {
  const down = new ApiError('Popup/GetById', 0, 'down')
  play({ answers: [down, popup(1), down, popup(2)], expected: '(lu) 996ms p 1999ms q' })
})

test('sending a poll says thanks, closes it and sends nothing', () => {
  play({ answers: [poll], actions: '3s s', expected: '(la) 2996ms (so)' })
  expect(thanks).toBe(1)
})
