import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from '@jest/globals'
import { DocumentCache } from './document-cache'
import { IdleCompressor } from './idle-compressor'
import type { StoredDocument } from './stored-document'

const basis = { registryRevision: '1', contentRevision: '1', generation: 0, today: '2026-11-27' }
const body = Buffer.from(Array.from({ length: 2_000 }, (_, index) => `<p>Món số ${index * 7919}: cháo</p>`).join(''))

const compressor = new IdleCompressor(20)
afterEach(() => compressor.stop())

const bytesOf = (document: StoredDocument) => document.wire('br')?.body.length ?? Number.NaN

const OFTEN = 8

test('what is read often is compressed thoroughly once the host is idle; what is read less is not', async () => {
  const cache = new DocumentCache({
    maxBytes: 10_000_000,
    now: () => 0,
    freshMs: 60_000,
    staleMs: 60_000,
    brokenMs: 2_000,
    onLookup: () => undefined,
    onReadAgain: (document) => compressor.add(document),
  })
  const read = (key: string) =>
    cache.get(key, basis, async () => ({ status: 200, headers: {}, body, whole: true, units: [] }))
  const readOften = async (key: string, times: number) => {
    for (let time = 0; time < times; time += 1) await read(key)
    return read(key)
  }
  const seldom = await readOften('/một', OFTEN - 1)
  const fast = bytesOf(seldom)
  const again = await readOften('/hai', OFTEN)
  while (!again.isThorough) await pause(10)
  expect(bytesOf(again)).toBeLessThan(fast)
  expect([seldom.isThorough, bytesOf(seldom)]).toEqual([false, fast])

  // As the host reads what stands ready, past its routes
  const ready = await read('/ba')
  for (let time = 0; time < OFTEN; time += 1) expect(cache.peek('/ba', basis)).toBe(ready)
  while (!ready.isThorough) await pause(10)

  // Nothing is left to do, and nothing is done twice
  const best = again.wire('br')
  await read('/hai')
  await pause(100)
  expect(again.wire('br')).toBe(best)
})
