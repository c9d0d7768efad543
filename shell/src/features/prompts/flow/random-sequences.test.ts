import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { BehaviorSubject, Observable, Subject, VirtualTimeScheduler } from 'rxjs'
import { runSize } from 'shared-contracts/testing'
import { normalisePath } from 'shared-frame/routes'
import { createTurns } from '../../../services/turns/turns'
import type { Person, Poll, Popup, Prompt, PromptAction, PromptPage } from './prompt'
import { promptFlow } from './prompt-flow'
import { callsOf, hoa, inputsOf, lan, memoryOf, pollOf, popupOf, visitOf } from './testing/inputs'

const pages: readonly PromptPage[] = [
  { path: '/so-tay-cua-me', pageName: 'Notebook' },
  { path: '/dang-ki-lop-hoc', pageName: 'ClassRegister' },
  { path: '/theo-doi-dinh-duong-&-van-dong', pageName: 'Diet' },
  { path: '/demo', pageName: null },
]
const people: readonly (Person | null)[] = [lan, hoa, { userId: 9, objectTypeId: 11 }, null]

/** Whom and what an item is for can be read from its id: page, object type, number. */
const idOf = (page: number, { objectTypeId }: Person, number: number) => page * 1000 + objectTypeId * 10 + number
const pageOfId = (id: number) => Math.floor(id / 1000)
const objectTypeOfId = (id: number) => Math.floor((id % 1000) / 10)
const urlOf = (page: number) => encodeURI(pages[page]?.path ?? '').replaceAll('&', '%26')

function popupsOf(page: number, person: Person): readonly Popup[] {
  return [1, 2, 3].map((number) => popupOf(idOf(page, person, number), { secondToShow: number === 3 ? 0 : 4 }))
}

function pollsOf(person: Person): readonly Poll[] {
  return pages.flatMap((_, page) => [1, 2].map((number) => pollOf(idOf(page, person, number), { url: urlOf(page) })))
}

const actions: readonly PromptAction[] = [
  { type: 'close' },
  { type: 'later' },
  { type: 'keep' },
  { type: 'fail' },
  { type: 'unwanted', unwanted: true },
  { type: 'send', answer: { textAnswer: 'x', surveyAnswerGroups: [] } },
  { type: 'agree', answer: { textAnswer: 'x', surveyAnswerGroups: [] } },
]

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ wait: fc.integer({ min: 0, max: 9_000 }) }) },
  { weight: 2, arbitrary: fc.record({ go: fc.nat(pages.length - 1) }) },
  { weight: 1, arbitrary: fc.record({ become: fc.nat(people.length - 1) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.nat(actions.length - 1) }) },
  { weight: 1, arbitrary: fc.record({ busy: fc.boolean() }) },
  // Another thing takes the place over the page, or leaves it.
  { weight: 1, arbitrary: fc.record({ notice: fc.boolean() }) },
  { weight: 2, arbitrary: fc.constant({ newVisit: true }) },
)

/** How the server takes each call: after how long, or never, and whether it fails. */
const answers = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ after: fc.nat(800), fails: fc.constant(false) }) },
    { weight: 2, arbitrary: fc.record({ after: fc.nat(12_000), fails: fc.boolean() }) },
    { weight: 1, arbitrary: fc.constant({ after: Number.POSITIVE_INFINITY, fails: false }) },
  ),
  { minLength: 5, maxLength: 30 },
)

const scenario = fc.record({ steps: fc.array(step, { minLength: 20, maxLength: 80 }), answers })

type Scenario = typeof scenario extends fc.Arbitrary<infer S> ? S : never

/** Plays it in virtual time and looks after each event; returns how many overlays were opened. */
function play({ steps, answers }: Scenario): number {
  const scheduler = new VirtualTimeScheduler(undefined, Number.POSITIVE_INFINITY)
  let page = 0
  let person: Person | null = lan
  const violations: unknown[] = []
  let opened = 0
  let openedThisVisit: Prompt['kind'][] = []
  let calls = 0
  let visit = visitOf()
  let shown: Prompt | null = null
  let isBusy = false

  const page$ = new BehaviorSubject(pages[0] ?? { path: '/', pageName: null })
  const person$ = new BehaviorSubject<Person | null>(person)
  const actions$ = new Subject<PromptAction>()
  const busy$ = new BehaviorSubject(false)
  const turns = createTurns()
  let notice: { unsubscribe(): void } | null = null

  function answer<T>(value: T): Observable<T> {
    const { after = 0, fails = false } = answers[calls % answers.length] ?? {}
    calls += 1
    return new Observable((subscriber) => {
      if (after === Number.POSITIVE_INFINITY) return
      return scheduler.schedule(() => {
        if (fails) return subscriber.error(new Error('down'))
        subscriber.next(value)
        subscriber.complete()
      }, after)
    })
  }

  /** RxJS would report what a subscriber throws in a later task: it is kept for the end. */
  function check(what: () => void): void {
    try {
      what()
    } catch (violation) {
      violations.push(violation)
    }
  }

  function look(prompt: Prompt | null): void {
    if (prompt === null) return
    const id = prompt.kind === 'popup' ? prompt.popup.id : prompt.poll.id
    // Never of an earlier page or user, never on a page it isn't for.
    expect({ page: pageOfId(id), objectType: objectTypeOfId(id) }).toEqual({ page, objectType: person?.objectTypeId })
    expect(pages[page]?.pageName).not.toBeNull()
    if (prompt.kind === 'poll') expect(normalisePath(prompt.poll.url)).toBe(pages[page]?.path)
  }

  const inputs = inputsOf({
    page$,
    person$,
    actions$,
    busy$,
    place$: turns.claim('prompt'),
    memory: memoryOf().memory,
    visit: { mayOpen: (path) => visit.mayOpen(path), take: () => visit.take() },
    scheduler,
    calls: callsOf({
      popups: (name, whom) =>
        answer(
          popupsOf(
            pages.findIndex(({ pageName }) => pageName === name),
            whom,
          ),
        ),
      polls: (whom) => answer(pollsOf(whom)),
      remainingPolls: () =>
        answer(pages.flatMap((_, each) => [lan, hoa, people[2] ?? lan].map((whom) => ({ id: idOf(each, whom, 1) })))),
      question: () => answer(null),
      submit: () => answer(null),
      agree: () => answer(null),
    }),
  })
  const subscription = promptFlow(inputs).subscribe((next) => {
    const before = shown
    shown = next
    check(() => look(next))
    if (next === null || keyOf(next) === keyOf(before)) return
    opened += 1
    openedThisVisit.push(next.kind)
    check(() => {
      // One overlay ends before the next one opens, and none opens over a form.
      expect(before).toBeNull()
      expect(isBusy).toBe(false)
      // A turn is a popup, a poll, or a popup and the poll after it.
      expect(['popup', 'poll', 'popup,poll']).toContain(openedThisVisit.join())
    })
  })

  for (const event of steps) {
    if ('wait' in event) {
      scheduler.maxFrames = scheduler.frame + event.wait
      scheduler.flush()
      scheduler.frame = scheduler.maxFrames
    } else if ('go' in event) {
      page = event.go
      page$.next(pages[page] ?? { path: '/', pageName: null })
    } else if ('become' in event) {
      person = people[event.become] ?? null
      person$.next(person)
    } else if ('act' in event) actions$.next(actions[event.act] ?? { type: 'close' })
    else if ('busy' in event) {
      isBusy = event.busy
      busy$.next(isBusy)
    } else if ('notice' in event) {
      notice?.unsubscribe()
      notice = event.notice ? turns.claim('notice').subscribe() : null
    } else if (shown === null) {
      visit = visitOf()
      openedThisVisit = []
    }
    check(() => look(shown))
    // Never two: the place over the page is this one's alone, and is given back.
    check(() => expect(shown === null || turns.holder.getValue() === 'prompt').toBe(true))
  }
  subscription.unsubscribe()
  notice?.unsubscribe()
  expect(turns.holder.getValue()).toBeNull()
  for (const violation of violations) throw violation
  return opened
}

const keyOf = (prompt: Prompt | null) =>
  prompt && `${prompt.kind} ${prompt.kind === 'popup' ? prompt.popup.id : prompt.poll.id}`

test('random sequences: never two overlays, never a stale one, never one on a page that it is not for', () => {
  const sequences = runSize(60, 200)
  let opened = 0
  fc.assert(
    fc.property(scenario, (each) => {
      opened += play(each)
    }),
    // fast-check prints the seed and the shortest sequence that fails.
    { numRuns: sequences, seed: Number(process.env.PROMPTS_SEED ?? 20261122) },
  )
  // The sequences do reach what they are about.
  expect(opened).toBeGreaterThan(sequences / 2)
})
