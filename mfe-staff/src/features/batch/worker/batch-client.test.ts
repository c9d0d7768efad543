import { expect, test } from '@jest/globals'
import { createBatchClient } from './batch-client'
import type { BatchAnswer, BatchRequest } from './messages'

/** A worker whose answers the test gives. */
class FakeWorker extends EventTarget {
  readonly asked: Pick<BatchRequest, 'id' | 'kind'>[] = []
  ended = false
  postMessage(request: Pick<BatchRequest, 'id' | 'kind'>): void {
    this.asked.push(request)
  }
  terminate(): void {
    this.ended = true
  }
  answer(data: BatchAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

function openClient(starts: readonly (FakeWorker | Error)[]) {
  const left = [...starts]
  return createBatchClient(async () => {
    const next = left.shift()
    if (next === undefined || next instanceof Error) throw next ?? new Error('No worker is left')
    return next
  })
}

/** Until what was promised has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
const file = new Blob(['x'])

test('an answer finds its request, progress is told on the way', async () => {
  const worker = new FakeWorker()
  const client = openClient([worker])
  const shares: number[] = []
  const rows = client.ask('rows', { query: { filter: 'all', order: 'file', search: '', page: 0 } }, (share) =>
    shares.push(share),
  )
  const csv = client.ask('csv', {})
  await settled()
  expect(worker.asked.map(({ id, kind }) => [id, kind])).toEqual([
    [1, 'rows'],
    [2, 'csv'],
  ])
  worker.answer({ id: 1, kind: 'progress', share: 0.5, rows: 10 })
  worker.answer({ id: 2, kind: 'csv', file })
  worker.answer({ id: 1, kind: 'rows', page: { rows: [], total: 7 } })
  expect((await rows).page.total).toBe(7)
  expect((await csv).file).toBe(file)
  expect(shares).toEqual([0.5])
})

test('a failure is told with its reason, a crash fails what waits', async () => {
  const worker = new FakeWorker()
  const client = openClient([worker])
  const opened = client.ask('open', { file, choice: {} })
  await settled()
  worker.answer({ id: 1, kind: 'failed', failure: 'old-excel', detail: '' })
  await expect(opened).rejects.toMatchObject({ failure: 'old-excel' })
  const csv = client.ask('csv', {})
  await settled()
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }))
  await expect(csv).rejects.toMatchObject({ failure: 'unexpected' })
})

test('a worker that could not be fetched is asked for again', async () => {
  const worker = new FakeWorker()
  const client = openClient([new Error('network'), worker])
  await expect(client.ask('csv', {})).rejects.toThrow('network')
  const csv = client.ask('csv', {})
  await settled()
  worker.answer({ id: 1, kind: 'csv', file })
  expect((await csv).file).toBe(file)
})

test('closing ends the worker, also one that is still on its way', async () => {
  const worker = new FakeWorker()
  const client = openClient([worker])
  void client.ask('csv', {})
  client.close()
  await settled()
  expect(worker.ended).toBe(true)
})
