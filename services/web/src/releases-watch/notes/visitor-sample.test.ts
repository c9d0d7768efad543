import { expect, test } from '@jest/globals'
import { countVotes } from './count-votes'
import { printNotes, readNotes } from './shared-notes'
import { VisitNotes } from './visit-notes'
import { VisitorKeys } from './visitor-keys'
import { mergeNotes, VisitorSample } from './visitor-sample'

const NOW = Date.parse('2026-11-29T08:00:00Z')
const size = { networks: 40, visitors: 4 }
const error = { kind: 'error', shell: '1.0.0' } as const
const key = (network: number, visitor = 0) => ({ network: `n${network}`, visitor: `n${network} v${visitor}` })

test('whoever has thousands of addresses fills the places of a few networks, and has their votes alone', () => {
  const sample = new VisitorSample(size)
  for (let network = 0; network < 10; network += 1) sample.opened(key(network), NOW, null, '1.0.0')
  for (let visitor = 0; visitor < 5_000; visitor += 1) {
    sample.opened(key(100 + (visitor % 3), visitor), NOW, null, '1.0.0')
    sample.told(key(100 + (visitor % 3), visitor), NOW, error)
  }
  const { voters, told } = countVotes(sample.notes, { now: NOW })
  expect({ voters, networks: told.networks, visitors: told.visitors }).toEqual({
    voters: 13,
    networks: 3,
    visitors: 12,
  })
  expect(told.share).toBeCloseTo(3 / 13)
})

test('what a visitor told ends with the next document, not with the figures of the visit', () => {
  const sample = new VisitorSample(size)
  const share = () => countVotes(sample.notes, { now: NOW + 10 }).told.share
  sample.opened(key(1), NOW, null, '1.0.0')
  sample.told(key(1), NOW + 1, error)
  sample.measured(key(1), NOW + 2)
  expect(share()).toBe(1)
  sample.opened(key(1), NOW + 3, null, '1.0.0')
  expect(share()).toBe(0)
})

test('figures of a visit count as one where the document came from a cache in front', () => {
  const sample = new VisitorSample(size)
  for (let network = 0; network < 3; network += 1) sample.measured(key(network), NOW)
  sample.told(key(3), NOW, error)
  expect(countVotes(sample.notes, { now: NOW })).toMatchObject({ voters: 3, told: { share: 0, networks: 0 } })
  sample.measured(key(3), NOW)
  expect(countVotes(sample.notes, { now: NOW }).told.share).toBe(0.25)
})

test('hosts that saw one visitor make one of it', () => {
  const [first, second] = [new VisitorSample(size), new VisitorSample(size)]
  first.opened(key(1), NOW, 'error', '1.0.0')
  second.told(key(1), NOW + 5, error)
  second.opened(key(2), NOW, null, '1.0.0')
  expect(countVotes(mergeNotes([first.notes, second.notes]), { now: NOW + 5 })).toMatchObject({
    voters: 2,
    visitors: 2,
    failed: { share: 0.5, networks: 1 },
    told: { share: 0.5, networks: 1, given: 1 },
  })
})

test('votes are of now: what is old, or before the promotion, says nothing', () => {
  const sample = new VisitorSample(size)
  for (let network = 0; network < 30; network += 1) sample.opened(key(network), NOW, 'error', '1.0.0')
  for (let network = 30; network < 40; network += 1) sample.opened(key(network), NOW + 90_000, null, '1.0.0')
  const failed = (now: number, after = 0) => countVotes(sample.notes, { now, after }).failed.networks
  // The latest twenty, however old, and those of the last minute.
  expect(failed(NOW + 90_000)).toBe(10)
  expect(failed(NOW + 90_000, NOW + 1)).toBe(0)
  expect(failed(NOW + 700_000)).toBe(0)
})

test('notes are read as they were written, by who has the secret; addresses do not stand in them', () => {
  const notes = new VisitNotes()
  const visitor = new VisitorKeys('secret').of('203.0.113.9', NOW)
  notes.opened([{ unit: 'menus', version: '2.0.0', page: 'one', failure: 'slow' }], visitor, NOW)
  const pages = notes.pagesOf({ unit: 'menus', version: '2.0.0' })
  const rates = { failed: 0.1, told: 0, voters: 7 }
  const shared = {
    notes: new Map([['menus@2.0.0', pages]]),
    before: new Map([['key', new Map([['menus', new Map([['*', rates]])]])]]),
  }
  const text = printNotes(shared, 'secret')
  expect(text).not.toContain('203.0')
  expect(readNotes(text, 'secret')).toEqual(shared)
  expect(readNotes(text, 'another')).toBeNull()
  expect(readNotes(text.replace('"slow"', '"error"'), 'secret')).toBeNull()
  expect(readNotes('', 'secret')).toBeNull()
  expect(new VisitorKeys('secret').of('203.0.113.9', NOW + 86_400_000).visitor).not.toBe(visitor.visitor)
})
