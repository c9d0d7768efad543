import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { Subject } from 'rxjs'
import { typeText } from 'shared-frame/testing'
import { createViews } from '../../../composition/view'
import { createTurns } from '../../../services/turns/turns'
import { homeView, testShell } from '../../../testing/surroundings'
import type { PromptAction } from '../flow/prompt'
import { pollOf } from '../flow/testing/inputs'
import { watchPageBusy } from './page-busy'
import { pageInputs } from './page-inputs'
import { pollRows } from './poll-rows'

globalThis.IS_REACT_ACT_ENVIRONMENT = true

describe('a page is busy', () => {
  let busy: ReturnType<typeof watchPageBusy>
  beforeEach(() => {
    document.body.innerHTML = `
      <form><input id="name" /><textarea id="words"></textarea><input id="agree" type="checkbox" /></form>
      <button id="go">Đi</button>`
    busy = watchPageBusy(document)
  })
  afterEach(() => {
    busy.stop()
    document.body.innerHTML = ''
    jest.useRealTimers()
  })

  function isBusy(): boolean {
    let last = false
    busy.busy$
      .subscribe((value) => {
        last = value
      })
      .unsubscribe()
    return last
  }
  const field = (id: string) => {
    const found = document.getElementById(id)
    if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)) throw new Error(id)
    return found
  }

  test('while a field has the focus, not while a button has it', () => {
    expect(isBusy()).toBe(false)
    for (const id of ['name', 'words', 'agree']) {
      field(id).focus()
      expect(isBusy()).toBe(true)
    }
    document.getElementById('go')?.focus()
    expect(isBusy()).toBe(false)
  })

  test('while a field holds text that was typed, until it is emptied, sent or gone', async () => {
    await typeText(field('name'), 'Lan')
    field('name').blur()
    expect(isBusy()).toBe(true)
    await typeText(field('name'), '', { replace: true })
    field('name').blur()
    expect(isBusy()).toBe(false)
    await typeText(field('words'), 'Chào')
    field('words').blur()
    expect(isBusy()).toBe(true)
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    expect(isBusy()).toBe(false)
    await typeText(field('words'), 'Chào')
    document.querySelector('form')?.remove()
    expect(isBusy()).toBe(false)
  })

  test('not for text that came with the page', () => {
    field('name').value = 'Lan'
    expect(isBusy()).toBe(false)
  })

  test.each(['<dialog open></dialog>', '<div role="dialog"></div>', '<div class="MuiModal-root"></div>'])(
    'while %s is open',
    (html) => {
      document.body.insertAdjacentHTML('beforeend', html)
      expect(isBusy()).toBe(true)
      document.body.lastElementChild?.remove()
      expect(isBusy()).toBe(false)
    },
  )

  test('and tells when it no longer is', () => {
    jest.useFakeTimers()
    const told: boolean[] = []
    field('name').focus()
    const subscription = busy.busy$.subscribe((value) => void told.push(value))
    field('name').blur()
    jest.advanceTimersByTime(500)
    subscription.unsubscribe()
    expect(told).toEqual([true, false])
  })
})

test('a poll that was answered in another tab is answered here', () => {
  const { shell, bus } = testShell()
  const pressed = new Subject<PromptAction>()
  const none = () => Promise.reject(new Error('Nothing is loaded'))
  const services = {
    views: createViews({ revision: '1', units: [] }, homeView, new Set()),
    turns: createTurns(),
    loader: { lifecycles: none, widget: none, fetchPage: none },
  }
  const { inputs, stop } = pageInputs(shell, services, pressed)
  const heard: PromptAction[] = []
  const listening = inputs.actions$.subscribe((action) => heard.push(action))
  bus.publish('polls/submitted', { pollId: 7 })
  pressed.next({ type: 'close' })
  listening.unsubscribe()
  bus.publish('polls/submitted', { pollId: 8 })
  stop()
  expect(heard).toEqual([{ type: 'answered', pollId: 7 }, { type: 'close' }])
})

describe('rows of a poll', () => {
  const [group] = pollOf(1).surveyQuestion.answerGroups
  const answers = [
    { id: 11, content: 'A', isOtherAnswer: false },
    { id: 12, content: 'Khác', isOtherAnswer: true },
  ]
  const poll = pollOf(1, {
    surveyQuestion: { ...pollOf(1).surveyQuestion, answerGroups: [{ ...group, id: 1, title: null, answers }] },
  })
  const row = { pollId: 1, surveyQuestionId: 10 }

  test('one for each chosen answer; the words stand with "other"', () => {
    const groups = [{ surveyAnswerGroupId: 1, surveyAnswerIds: [11, 12], textAnswer: 'cháo' }]
    expect(pollRows(poll, { textAnswer: null, surveyAnswerGroups: groups })).toEqual([
      { ...row, surveyAnswerGroupId: 1, surveyAnswerId: 11, textAnswer: null },
      { ...row, surveyAnswerGroupId: 1, surveyAnswerId: 12, textAnswer: 'cháo' },
    ])
  })

  test('free text is a row of its own, without group and answer', () => {
    expect(pollRows(poll, { textAnswer: 'Món canh', surveyAnswerGroups: [] })).toEqual([
      { ...row, surveyAnswerGroupId: null, surveyAnswerId: null, textAnswer: 'Món canh' },
    ])
    expect(pollRows(poll, { textAnswer: '  ', surveyAnswerGroups: [] })).toEqual([])
  })
})
