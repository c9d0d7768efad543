import { describe, expect, test } from '@jest/globals'
import { of } from 'rxjs'
import { ApiError } from 'shared-contracts/client'
import type { PromptCalls } from './prompt'
import { memoryOf, pollOf, popupOf } from './testing/inputs'
import { asked, log, type Marbles, onePoll, play, refusal, remembered, said } from './testing/play'

describe('the poll', () => {
  test('is considered 1 second after there was no popup', () => {
    play({ calls: onePoll(), expected: 'o 5999ms a' })
  })

  test('is considered 1 second after the popup closed', () => {
    const calls = () => ({ popups: () => of([popupOf(1)]), polls: () => of([pollOf(1)]) })
    play({ calls, actions: '9s c', expected: 'o 4999ms p 3999ms o 999ms a' })
  })

  test.each([
    ['/so-tay-cua-me', true],
    ['https://site.vn/so-tay-cua-me/?utm=1#top', true],
    ['/so-tay-cua-me/kho-tang', false],
    ['/', false],
  ])('of the address %s shows on /so-tay-cua-me: %s', (url, shows) => {
    play({ calls: onePoll({ url }), expected: shows ? 'o 5999ms a' : 'o' })
  })

  test('compares decoded paths: %26 and & are the same', () => {
    const page = { path: '/theo-doi-dinh-duong-&-van-dong', pageName: 'Diet' }
    const calls = onePoll({ url: '/theo-doi-dinh-duong-%26-van-dong/' })
    play({ calls, given: { page$: of(page) }, expected: 'o 5999ms a' })
  })

  test('does not show to whoever has answered it', () => {
    const calls = () => ({ polls: () => of([pollOf(1), pollOf(2)]), remainingPolls: () => of([{ id: 2 }]) })
    play({ calls, expected: 'o 5999ms b' })
  })

  test('does not show when skipPolls holds it', () => {
    const { memory } = memoryOf()
    memory.keepPoll(7, 1, true)
    play({ calls: onePoll(), given: { memory }, expected: 'o' })
  })

  test('stores its id in skipPolls when "Không xuất hiện khảo sát này nữa" is ticked, and tells the account in the end', () => {
    const { memory, polls } = memoryOf()
    play({ calls: onePoll(), given: { memory }, actions: '7s u 1s c', expected: 'o 5999ms a 2000ms o' })
    expect([...polls]).toEqual(['7:1'])
    expect(remembered).toEqual(['poll 1 of 7'])
  })

  test('takes the tick back', () => {
    const { memory, polls } = memoryOf()
    play({ calls: onePoll(), given: { memory }, actions: '7s u 1s w 1s c', expected: 'o 5999ms a 3001ms o' })
    expect([...polls]).toEqual([])
    expect(remembered).toEqual([])
  })

  test('is sent, says thanks and closes', () => {
    const calls = (marbles: Marbles) => ({ polls: () => of([pollOf(1)]), submit: () => marbles('2s (a|)') })
    play({ calls, actions: '8s s', expected: 'o 5999ms a 1999ms s 1999ms o' })
    expect(said).toEqual(['thanks 1'])
    expect(asked).toContain('submit 1 key')
  })

  test('is skipped by closing it', () => {
    play({ calls: onePoll(), actions: '8s c', expected: 'o 5999ms a 1999ms o' })
    expect(said).toEqual([])
  })

  test('answered in another tab closes here', () => {
    play({ calls: onePoll(), actions: '8s a', expected: 'o 5999ms a 1999ms o' })
  })

  test('keeps open when sending fails, with each error in words, and can be sent again under the same key', () => {
    const error = new ApiError('Poll/SubmitPoll', 422, '', [
      { field: 'userPolls.0', code: 'required', message: '' },
      { field: 'userPolls.1', code: 'x', message: 'Câu trả lời quá dài.' },
    ])
    const calls = (marbles: Marbles) => ({
      polls: () => of([pollOf(1)]),
      submit: () =>
        asked.filter((each) => each.startsWith('submit')).length === 1
          ? marbles<never>('1s #', undefined, error)
          : of(1),
    })
    play({
      calls,
      actions: '8s s 9s s',
      expected: 'o 5999ms a 1999ms s 999ms e 8s (so)',
      words: { e: 'poll 1, Bạn còn thiếu thông tin ở một mục bắt buộc., Câu trả lời quá dài.' },
    })
    expect(asked.filter((each) => each.startsWith('submit'))).toEqual(['submit 1 key', 'submit 1 key'])
  })

  test.each([
    ['poll_already_submitted', 'Bạn đã trả lời khảo sát này.'],
    ['poll_does_not_exist', 'Khảo sát này đã kết thúc.'],
  ])('that can no longer be sent (%s) says why and closes', (code, message) => {
    const calls = (marbles: Marbles) => ({
      polls: () => of([pollOf(1)]),
      submit: () => marbles<never>('1s #', undefined, refusal(code, message)),
    })
    play({ calls, actions: '8s s', expected: 'o 5999ms a 1999ms s 999ms o' })
    expect(said).toEqual([message])
  })

  test('that needs consent asks for it, gives it and sends', () => {
    const calls = (marbles: Marbles) => ({
      polls: () => of([pollOf(1)]),
      agree: () => marbles('1s (a|)'),
      submit: () =>
        asked.includes('agree')
          ? of(null)
          : marbles<never>('1s #', undefined, refusal('consent_required', 'Cần đồng ý')),
    })
    play({
      calls,
      actions: '8s s 9s g',
      expected: 'o 5999ms a 1999ms s 999ms e 8s s 999ms o',
      words: { e: 'poll 1, consent?' },
    })
    expect(asked.slice(2)).toEqual(['submit 1 key', 'agree', 'submit 1 key'])
    expect(said).toEqual(['thanks 1'])
  })

  test.each<[string, keyof PromptCalls]>([
    ['polls', 'polls'],
    ['answered polls', 'remainingPolls'],
    ['code of the question', 'question'],
  ])('whose %s cannot be fetched is only logged', (_, call) => {
    const calls = (marbles: Marbles) => ({
      polls: () => of([pollOf(1)]),
      [call]: () => marbles<never>('#', undefined, 'down'),
    })
    play({ calls, expected: 'o' })
    expect(log).toEqual(['down'])
    expect(said).toEqual([])
  })

  test('that fails goes', () => {
    play({ calls: onePoll(), actions: '7s f', expected: 'o 5999ms a 999ms o' })
  })
})
