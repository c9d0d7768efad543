import { beforeEach, describe, expect, test } from '@jest/globals'
import { map, NEVER, Observable, of, shareReplay } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { ApiError } from 'shared-contracts/client'
import type { PromptAnswer } from 'shared-contracts/remotes'
import type { Person, PromptAction, PromptCalls, PromptInputs, PromptPage } from './prompt'
import { promptFlow } from './prompt-flow'
import { callsOf, draftsOf, hoa, inputsOf, lan, memoryOf, pollOf, popupOf, visitOf, word } from './testing'

const notebook: PromptPage = { path: '/so-tay-cua-me', pageName: 'Notebook' }
const classes: PromptPage = { path: '/dang-ki-lop-hoc', pageName: 'ClassRegister' }
const nameless: PromptPage = { path: '/so-tay-cua-me', pageName: null }
const answer: PromptAnswer = {
  textAnswer: null,
  surveyAnswerGroups: [{ surveyAnswerGroupId: 1, surveyAnswerIds: [1], textAnswer: null }],
}
const refusal = (code: string, message: string) => new ApiError('Poll/SubmitPoll', 409, message, [], undefined, code)

/** Letters of the marbles below. */
const pages = { n: notebook, c: classes, x: nameless }
const people = { l: lan, h: hoa, o: null, z: { userId: 7, objectTypeId: 3 } }
const actions: Record<string, PromptAction> = {
  c: { type: 'close' },
  l: { type: 'later' },
  f: { type: 'fail' },
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

/** What is seen when an answer is forgotten after 9 s. */
const FORGOTTEN: Readonly<Record<string, string>> = {
  s: 'o 5999ms a 2999ms (so)',
  c: 'o 5999ms a 2999ms o',
  a: 'o 5999ms a 2999ms o',
  e: 'o 5999ms a',
}

interface Scene {
  readonly page?: string
  readonly person?: string
  readonly actions?: string
  readonly attended?: string
  readonly busy?: string
  readonly place?: string
  readonly calls?: (marbles: Marbles) => Partial<PromptCalls>
  readonly given?: Partial<PromptInputs>
  /** What lies over the page: o nothing, p and q popups, a and b polls, s the first one on its way. */
  readonly expected: string
  readonly words?: Readonly<Record<string, string>>
}
type Marbles = <T>(marbles: string, values?: Readonly<Record<string, T>>, error?: unknown) => Observable<T>

let log: unknown[]
let said: string[]
let asked: string[]
let remembered: string[]

beforeEach(() => {
  log = []
  said = []
  asked = []
  remembered = []
})

/** `5000 popup 1`, for a failure that can be read. */
const timesOf = (
  messages: readonly { readonly frame: number; readonly notification: { readonly value?: unknown } }[],
) => messages.map(({ frame, notification }) => `${frame} ${notification.value}`)

function play(scene: Scene): void {
  const scheduler = new TestScheduler((actual, expected) => expect(timesOf(actual)).toEqual(timesOf(expected)))
  scheduler.run(({ cold, hot, expectObservable }) => {
    const marbles: Marbles = (text, values, error) => cold(text, values && { ...values }, error)
    const calls = callsOf(scene.calls?.(marbles))
    const inputs = inputsOf({
      page$: hot(scene.page ?? 'n', pages),
      person$: hot<Person | null>(scene.person ?? 'l', people),
      actions$: hot(scene.actions ?? '', actions),
      attended$: hot(scene.attended ?? '', { y: true, n: false }),
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

const onePopup =
  (changes = {}) =>
  () => ({ popups: () => of([popupOf(1, changes)]) })
const onePoll =
  (changes = {}) =>
  () => ({ polls: () => of([pollOf(1, changes)]) })

describe('who is asked, and where', () => {
  test('popups and polls come to somebody logged in with an object type', () => {
    play({ person: '100ms l', calls: onePopup(), expected: '100ms o 4999ms p' })
    expect(asked).toEqual(['popups Notebook 2', 'polls 2'])
  })

  test('nobody logged in, or no object type: nothing is fetched or shown', () => {
    play({ person: 'o', calls: onePopup(), expected: 'o' })
    expect(asked).toEqual([])
  })

  test('a page without a name: nothing is fetched or shown', () => {
    play({ page: 'x', calls: onePopup(), expected: 'o' })
    expect(asked).toEqual([])
  })

  test('popups of the page and polls of the object type are fetched as the page opens', () => {
    play({ page: '3s c', person: 'h', calls: onePopup(), expected: '3s o 4999ms p' })
    expect(asked).toEqual(['popups ClassRegister 4', 'polls 4'])
  })
})

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

  test('waits with closing while somebody is at it; then its seconds count anew', () => {
    play({ calls: onePopup({ secondToShow: 8 }), attended: '6s y 1m n', expected: 'o 4999ms p 69000ms o' })
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
})

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
})

describe('on each route change', () => {
  test('popups are fetched again', () => {
    play({ page: 'n 1s c', expected: 'o' })
    expect(asked).toEqual(['popups Notebook 2', 'polls 2', 'popups ClassRegister 2', 'polls 2'])
  })

  test('the 5 seconds of the page before are cancelled', () => {
    const calls = () => ({ popups: (name: string) => of(name === 'Notebook' ? [popupOf(1)] : []) })
    play({ page: 'n 4999ms c', calls, expected: 'o' })
  })

  test('the second before a poll is cancelled', () => {
    play({ page: 'n 5999ms c', calls: onePoll(), expected: 'o' })
  })

  test('what is shown goes', () => {
    play({ page: 'n 6s c', calls: onePopup(), given: { visit: visitOf() }, expected: 'o 4999ms p 1s o' })
    expect(remembered).toEqual(['popup 1 of 7'])
  })

  test('an answer that was on its way shows nothing', () => {
    const calls = (marbles: Marbles) => ({
      popups: (name: string) => (name === 'Notebook' ? marbles('6s (a|)', { a: [popupOf(1)] }) : of([])),
    })
    play({ page: 'n 5500ms c', calls, expected: 'o' })
  })

  test('the same page with another query is the same page', () => {
    play({ page: 'n 3s n', calls: onePopup(), expected: 'o 4999ms p' })
    expect(asked).toHaveLength(2)
  })
})

describe('when the user changes', () => {
  test('logging out takes what is shown along', () => {
    play({ person: 'l 6s o', calls: onePopup(), expected: 'o 4999ms p 1s o' })
  })

  test('somebody else starts from the beginning, with her own memory', () => {
    const { memory } = memoryOf()
    memory.keepPopup(7, 1, true)
    play({ person: 'l 3s h', calls: onePopup(), given: { memory }, expected: 'o 8000ms p' })
    expect(asked).toEqual(['popups Notebook 2', 'polls 2', 'popups Notebook 4', 'polls 4'])
  })

  test('another object type of the same user fetches anew', () => {
    play({ person: 'l 3s z', expected: 'o' })
    expect(asked).toEqual(['popups Notebook 2', 'polls 2', 'popups Notebook 3', 'polls 3'])
  })

  test('the same session told again changes nothing', () => {
    play({ person: 'l 3s l', calls: onePopup(), expected: 'o 4999ms p' })
  })
})

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

describe('beyond', () => {
  test('one turn a visit: a popup and its poll, then nothing more', () => {
    const calls = () => ({ popups: () => of([popupOf(1), popupOf(2)]), polls: () => of([pollOf(1)]) })
    play({
      page: 'n 20s c',
      actions: '6s c 1999ms c',
      calls,
      expected: 'o 4999ms p 999ms o 999ms a 999ms o',
    })
  })

  test('never on the first page of a first visit', () => {
    const visit = visitOf((path) => path !== notebook.path)
    const calls = () => ({ popups: () => of([popupOf(1)]), polls: () => of([pollOf(1)]) })
    play({ page: 'n 20s c', calls, given: { visit }, expected: 'o 25000ms p' })
  })

  test('waits while a form is being filled or a dialog is open', () => {
    play({ busy: 'y 11999ms n', calls: onePopup(), expected: 'o 11999ms p' })
  })

  test('waits for the place over the page', () => {
    play({ place: 'n 3s y', calls: onePopup(), expected: 'o 8000ms p' })
  })

  test('waits for a form that was begun while it waited for the place', () => {
    play({ place: 'n 3s y', busy: 'n 5999ms y 3999ms n', calls: onePopup(), expected: 'o 9999ms p' })
  })

  test('what another tab has shown while this one waited is not shown here', () => {
    const { memory } = memoryOf()
    const busy$ = new Observable<boolean>((subscriber) => {
      memory.keepPopup(7, 1, true)
      subscriber.next(false)
    })
    play({ calls: onePopup(), given: { memory, busy$ }, expected: 'o' })
  })

  test('a popup that fails goes, was not seen, and a poll is considered', () => {
    const { memory, popups } = memoryOf()
    const calls = () => ({ popups: () => of([popupOf(1)]), polls: () => of([pollOf(1)]) })
    play({ calls, given: { memory }, actions: '6s f', expected: 'o 4999ms p 999ms o 999ms a' })
    expect([...popups]).toEqual([])
  })

  test('a poll that fails goes', () => {
    play({ calls: onePoll(), actions: '7s f', expected: 'o 5999ms a 999ms o' })
  })
})
