import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Subscription } from 'rxjs'
import {
  MOST_PASSED_OVER,
  NO_TURNS,
  releaseTurn,
  requestTurn,
  TURN_KINDS,
  type TurnKind,
  type TurnQueue,
} from './turn-queue'
import { createTurns, type Turns } from './turns'

/** Asks for the place and keeps what it is told. */
function ask(turns: Turns, kind: TurnKind) {
  const told: boolean[] = []
  const subscription = turns.claim(kind).subscribe((mine) => void told.push(mine))
  const mine = () => told.at(-1) === true && !subscription.closed
  return { told, mine, end: () => subscription.unsubscribe() }
}

test('the first to ask has the place until it gives it back', () => {
  const turns = createTurns()
  const toast = ask(turns, 'toast')
  expect(toast.told).toEqual([true])
  expect(turns.holder.getValue()).toBe('toast')
  toast.end()
  expect(turns.holder.getValue()).toBeNull()
})

test.each<[TurnKind, TurnKind, boolean]>([
  ['offer', 'prompt', true],
  ['offer', 'notice', true],
  ['offer', 'toast', true],
  ['toast', 'notice', true],
  ['toast', 'prompt', false],
  ['notice', 'prompt', false],
  ['notice', 'toast', false],
  ['prompt', 'notice', false],
  ['prompt', 'prompt', false],
  ['notice', 'notice', false],
  ['toast', 'offer', false],
])('what lies there: %s, what comes: %s, gives way: %s', (kind, newcomer, gives) => {
  const turns = createTurns()
  const first = ask(turns, kind)
  const second = ask(turns, newcomer)
  expect([first.mine(), second.mine()]).toEqual([!gives, gives])
  ;(gives ? second : first).end()
  expect((gives ? first : second).mine()).toBe(true)
})

test('of those that wait the most important goes next, of one kind the one that waits longest', () => {
  const turns = createTurns()
  const open = ask(turns, 'prompt')
  const others = (['offer', 'toast', 'notice', 'notice', 'prompt'] as const).map((kind) => ask(turns, kind))
  const [offer, toast, notice, secondNotice, prompt] = others
  open.end()
  for (const next of [prompt, notice, secondNotice]) {
    expect(others.filter(({ mine }) => mine())).toEqual([next])
    next?.end()
  }
  expect(toast?.mine()).toBe(true)
  toast?.end()
  expect(offer?.told).toEqual([false, true])
})

test('a toast that was sent back three times stays, and the next notification waits', () => {
  const turns = createTurns()
  const toast = ask(turns, 'toast')
  for (let time = 0; time < MOST_PASSED_OVER; time += 1) {
    const notice = ask(turns, 'notice')
    expect([toast.mine(), notice.mine()]).toEqual([false, true])
    notice.end()
  }
  const late = ask(turns, 'notice')
  expect([toast.mine(), late.mine()]).toEqual([true, false])
})

test('who has the place may show three things more before a prompt that waits', () => {
  const turns = createTurns()
  const notice = ask(turns, 'notice')
  const prompt = ask(turns, 'prompt')
  expect([1, 2, 3, 4].map(() => turns.extend())).toEqual([true, true, true, false])
  notice.end()
  expect(prompt.mine()).toBe(true)
})

test('whoever asks or leaves while others are told leaves one in the place', () => {
  const turns = createTurns()
  const late: ReturnType<typeof ask>[] = []
  const offer: boolean[] = []
  turns.claim('offer').subscribe((mine) => {
    offer.push(mine)
    if (!mine && late.length === 0) late.push(ask(turns, 'prompt'))
  })
  const notice: boolean[] = []
  let subscription: Subscription | null = null
  subscription = turns.claim('notice').subscribe((mine) => {
    notice.push(mine)
    if (mine) queueMicrotask(() => subscription?.unsubscribe())
  })
  expect([offer.at(-1), notice.at(-1), late[0]?.mine()]).toEqual([false, true, false])
  subscription.unsubscribe()
  expect([offer.at(-1), late[0]?.mine()]).toEqual([false, true])
})

type Step = { readonly ask: TurnKind } | { readonly leave: number }

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ ask: fc.constantFrom(...TURN_KINDS) }),
    // The present one or one that waits goes: its time is over, its owner has left the page
    fc.record({ leave: fc.nat(6) }),
  ),
  { maxLength: 120 },
)

test('whatever comes and goes, in any order: one at a time, told so, the place never empty while somebody waits', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      const turns = createTurns()
      const present: { readonly kind: TurnKind; readonly turn: ReturnType<typeof ask> }[] = []
      for (const step of sequence) {
        if ('ask' in step) present.push({ kind: step.ask, turn: ask(turns, step.ask) })
        else present.splice(step.leave % Math.max(present.length, 1), 1)[0]?.turn.end()
        const holders = present.filter(({ turn }) => turn.mine())
        expect(holders).toHaveLength(Math.min(present.length, 1))
        expect(turns.holder.getValue()).toBe(holders[0]?.kind ?? null)
      }
      // Each in its time, when nothing new comes
      for (let left = present.length; left > 0; left -= 1) {
        const index = present.findIndex(({ turn }) => turn.mine())
        present.splice(index, 1)[0]?.turn.end()
      }
      expect([present.length, turns.holder.getValue()]).toEqual([0, null])
    }),
    { numRuns: 300 },
  )
})

test('nobody but an offer is passed over by later ones more often than the limit', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      let queue: TurnQueue = NO_TURNS
      let lastId = 0
      const passed = new Map<number, Set<number>>()
      for (const step of sequence) {
        const before = queue.holder?.id
        if ('ask' in step) {
          lastId += 1
          queue = requestTurn(queue, lastId, step.ask)
        } else {
          const all = [queue.holder, ...queue.waiting].filter((turn) => turn !== null)
          queue = releaseTurn(queue, all[step.leave % Math.max(all.length, 1)]?.id ?? 0)
        }
        const { holder } = queue
        if (!holder || holder.id === before) continue
        for (const { id, kind } of queue.waiting) {
          if (kind === 'offer' || id > holder.id) continue
          const later = passed.get(id) ?? new Set<number>()
          passed.set(id, later.add(holder.id))
          expect(later.size).toBeLessThanOrEqual(MOST_PASSED_OVER)
        }
      }
    }),
    { numRuns: 500 },
  )
})
