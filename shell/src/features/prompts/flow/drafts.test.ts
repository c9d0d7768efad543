import { beforeEach, describe, expect, test } from '@jest/globals'
import { NEVER, of } from 'rxjs'
import { draftsOf, pollOf, visitOf } from './testing/inputs'
import { answer, asked, type Marbles, onePoll, play, refusal, said } from './testing/play'

/** What is seen when an answer is forgotten after 9 s. */
const FORGOTTEN: Readonly<Record<string, string>> = {
  s: 'o 5999ms a 2999ms (so)',
  c: 'o 5999ms a 2999ms o',
  a: 'o 5999ms a 2999ms o',
  e: 'o 5999ms a',
}

describe('an answer that was begun', () => {
  let drafts: ReturnType<typeof draftsOf>['drafts']
  let kept: ReturnType<typeof draftsOf>['kept']
  beforeEach(() => {
    ;({ drafts, kept } = draftsOf())
  })
  const draft = { aboutHealth: false, submissionKey: 'key', answer }

  test('is kept when the session ends, and offered to the same user once she is back, though the turn was taken', () => {
    play({
      person: 'l 9s o 9s l',
      actions: '8s t',
      calls: onePoll(),
      given: { drafts },
      expected: 'o 5999ms a 3s o 15s b',
      words: { b: 'poll 1, begun' },
    })
    expect(said).toEqual(['kept'])
    expect([...kept]).toEqual([['7:1', draft]])
  })

  test('is kept when the session ends while it is being sent, and goes under the same key', () => {
    const keys: string[] = []
    const calls = () => ({
      polls: () => of([pollOf(1)]),
      newKey: () => `key ${keys.push('new')}`,
      submit: () => NEVER,
    })
    play({
      person: 'l 9s o 9s l',
      actions: '7s t 999ms s 17s s',
      calls,
      given: { drafts },
      expected: 'o 5999ms a 1999ms s 1s o 15s b 998ms s',
      words: { b: 'poll 1, begun' },
    })
    expect(asked.filter((each) => each.startsWith('submit'))).toEqual(['submit 1 key 1', 'submit 1 key 1'])
  })

  test('is nothing to somebody else', () => {
    drafts.keep(7, 1, draft)
    play({ person: 'h', calls: onePoll(), given: { drafts }, expected: 'o 5999ms a' })
    play({
      person: 'h',
      calls: onePoll(),
      given: { drafts, visit: visitOf(() => false) },
      expected: 'o',
    })
  })

  test.each([
    ['sent', 's', ['thanks 1']],
    ['put aside', 'c', []],
    ['answered in another tab', 'a', []],
    ['taken back', 'e', []],
  ])('is forgotten once it is %s', (_, action, words) => {
    play({ actions: `8s t 999ms ${action}`, calls: onePoll(), given: { drafts }, expected: FORGOTTEN[action] ?? '' })
    expect(kept.size).toBe(0)
    expect(said).toEqual(words)
  })

  test('outlasts a section that fails, and another page', () => {
    play({ actions: '8s t 999ms f', calls: onePoll(), given: { drafts }, expected: 'o 5999ms a 2999ms o' })
    expect([kept.size, said]).toEqual([1, []])
  })

  test('is forgotten where the server has an answer from before', () => {
    const calls = (marbles: Marbles) => ({
      polls: () => of([pollOf(1)]),
      submit: () => marbles<never>('1s #', undefined, refusal('poll_already_submitted', 'Rồi')),
    })
    play({ actions: '7s t 999ms s', calls, given: { drafts }, expected: 'o 5999ms a 1999ms s 999ms o' })
    expect([kept.size, said]).toEqual([0, ['Rồi']])
  })
})
