import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import Cookies from 'js-cookie'
import { skippedItems } from './skipped-items'
import { VISIT_IDLE_MS, visitMemory } from './visit'

let now = 0
beforeEach(() => {
  now = Date.parse('2026-11-22T03:00:00Z')
})
afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  sessionStorage.clear()
})

describe('popups seen and polls put aside', () => {
  test('are kept by user, in the cookies of the session', () => {
    const memory = skippedItems()
    memory.keepPopup(7, 1, true)
    memory.keepPopup(7, 2, true)
    memory.keepPopup(8, 1, true)
    memory.keepPoll(7, 1, true)
    expect([1, 2, 3].map((id) => memory.isPopupSeen(7, id))).toEqual([true, true, false])
    expect([1, 2].map((id) => memory.isPopupSeen(8, id))).toEqual([true, false])
    expect([1, 2].map((id) => memory.isPollSkipped(7, id))).toEqual([true, false])
    expect(Cookies.get('skipPopups')).toBe('[["7",[1,2]],["8",[1]]]')
    expect(Cookies.get('skipPolls')).toBe('[["7",[1]]]')
  })

  test('can be taken back', () => {
    const memory = skippedItems()
    memory.keepPoll(7, 1, true)
    memory.keepPoll(7, 1, false)
    expect(memory.isPollSkipped(7, 1)).toBe(false)
  })

  test('stay within what a cookie takes: the newest ids of the newest users', () => {
    const memory = skippedItems()
    for (let user = 1; user <= 8; user += 1)
      for (let id = 1_000_000; id < 1_000_050; id += 1) memory.keepPopup(user, id, true)
    expect(memory.isPopupSeen(8, 1_000_049)).toBe(true)
    expect(memory.isPopupSeen(8, 1_000_000)).toBe(false)
    expect(memory.isPopupSeen(1, 1_000_049)).toBe(false)
    expect(encodeURIComponent(Cookies.get('skipPopups') ?? '').length).toBeLessThan(4_000)
  })

  test.each(['', 'null', '{"7":[1]}', '[1]', '[["7",["x"]]]', '[["7",'])(
    '%s in the cookie counts as nothing',
    (text) => {
      Cookies.set('skipPopups', text)
      const memory = skippedItems()
      expect(memory.isPopupSeen(7, 1)).toBe(false)
      memory.keepPopup(7, 1, true)
      expect(memory.isPopupSeen(7, 1)).toBe(true)
    },
  )
})

describe('the visit', () => {
  const visit = () => visitMemory(() => now)

  test('of a newcomer shows nothing on its first page, also after a reload', () => {
    visit().open('/a')
    expect(visit().mayOpen('/a')).toBe(false)
    visit().open('/a')
    expect(visit().mayOpen('/a')).toBe(false)
    visit().open('/b')
    expect(visit().mayOpen('/b')).toBe(true)
    visit().open('/a')
    expect(visit().mayOpen('/a')).toBe(true)
  })

  test('of somebody who was here before may show something at once', () => {
    visit().open('/a')
    sessionStorage.clear()
    const next = visitMemory(() => now)
    next.open('/a')
    expect(next.mayOpen('/a')).toBe(true)
  })

  test('has one turn, until 30 minutes have passed without a sign of the visitor', () => {
    Cookies.set('visited', '1')
    const mine = visit()
    mine.open('/a')
    mine.take()
    expect(mine.mayOpen('/a')).toBe(false)
    now += VISIT_IDLE_MS
    mine.touch()
    now += VISIT_IDLE_MS
    mine.open('/b')
    expect(mine.mayOpen('/b')).toBe(false)
    now += VISIT_IDLE_MS + 1
    mine.open('/c')
    expect(mine.mayOpen('/c')).toBe(true)
  })

  test('that was written by somebody else counts as none', () => {
    Cookies.set('visited', '1')
    sessionStorage.setItem('visit', '{"lastSeen":"x"}')
    const mine = visit()
    expect(mine.mayOpen('/a')).toBe(false)
    mine.open('/a')
    expect(mine.mayOpen('/a')).toBe(true)
  })
})
