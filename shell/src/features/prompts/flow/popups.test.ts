import { describe, expect, test } from '@jest/globals'
import { of } from 'rxjs'
import { memoryOf, pollOf, popupOf } from './testing/inputs'
import { log, type Marbles, onePopup, play, remembered, said } from './testing/play'

describe('the popup', () => {
  test('is shown after 5 seconds', () => {
    play({ calls: onePopup(), expected: 'o 4999ms p' })
  })

  test('is the first that the cookie does not hold', () => {
    const { memory } = memoryOf()
    memory.keepPopup(7, 1, true)
    memory.keepPopup(8, 2, true)
    const calls = () => ({ popups: () => of([popupOf(1), popupOf(2)]) })
    play({ calls, given: { memory }, expected: 'o 4999ms q' })
  })

  test('has its id recorded as it is shown, and told to the account when it has gone', () => {
    const { memory, popups } = memoryOf()
    play({ calls: onePopup(), given: { memory }, expected: 'o 4999ms p' })
    expect([...popups]).toEqual(['7:1'])
    play({ calls: onePopup(), given: { memory: memoryOf().memory }, actions: '6s c', expected: 'o 4999ms p 999ms o' })
    expect(remembered).toContain('popup 1 of 7')
  })

  test('closes by itself after secondToShow seconds', () => {
    play({ calls: onePopup({ secondToShow: 8 }), expected: 'o 4999ms p 7999ms o' })
  })

  test('does not close by itself when secondToShow is 0', () => {
    play({ calls: onePopup({ secondToShow: 0 }), page: 'n 10m x', expected: 'o 4999ms p 595s o' })
  })

  test('does not close by itself once somebody pressed or typed in it', () => {
    play({ calls: onePopup({ secondToShow: 8 }), actions: '12s k', page: 'n 10m x', expected: 'o 4999ms p 595s o' })
  })

  test('"Để sau" closes it, and it is neither recorded nor told', () => {
    const { memory, popups } = memoryOf()
    play({ calls: onePopup(), given: { memory }, actions: '6s l', expected: 'o 4999ms p 999ms o' })
    expect([...popups]).toEqual([])
    expect(remembered).toEqual([])
  })

  test('that arrives later than 5 seconds is shown as it arrives', () => {
    const calls = (marbles: Marbles) => ({ popups: () => marbles('7s (a|)', { a: [popupOf(1)] }) })
    play({ calls, expected: 'o 6999ms p' })
  })

  test('that cannot be fetched is only logged, and a poll is considered', () => {
    const calls = (marbles: Marbles) => ({
      popups: () => marbles<never>('1s #', undefined, 'no popups'),
      polls: () => of([pollOf(1)]),
    })
    play({ calls, expected: 'o 5999ms a' })
    expect(log).toEqual(['no popups'])
    expect(said).toEqual([])
  })

  test('that fails goes, was not seen, and a poll is considered', () => {
    const { memory, popups } = memoryOf()
    const calls = () => ({ popups: () => of([popupOf(1)]), polls: () => of([pollOf(1)]) })
    play({ calls, given: { memory }, actions: '6s f', expected: 'o 4999ms p 999ms o 999ms a' })
    expect([...popups]).toEqual([])
  })
})
