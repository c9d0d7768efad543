import { createHash } from 'node:crypto'
import { afterEach, expect, jest, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import { createFakeApi } from 'shared-frame/testing'
import { listedFile } from '../../../testing/staff-files'
import { DownloadError, downloadFile } from './download-file'

const PARTS = ['tuần,cân', ' nặng\r\n', '13,1\r\n']
const BYTES = Buffer.from(PARTS.join(''))
const file = listedFile(7, { bytes: BYTES.length, sha256: createHash('sha256').update(BYTES).digest('hex') })
const api = createFakeApi({
  'Staff/GetFileLink': () => ({ url: '/api/staff-files/7?nguoi=1&ma=x', expiresAt: '2026-11-21T03:05:00Z' }),
})
const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

function answering(make: () => Response | Promise<Response>) {
  const fetched = jest.fn<typeof fetch>(async () => make())
  globalThis.fetch = fetched
  return fetched
}

const stream = (parts: readonly string[], fails = false) =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      if (fails) controller.error(new TypeError('network'))
      else controller.close()
    },
  })

const order = (onProgress: (bytes: number) => void = () => {}) =>
  downloadFile({ api, file, signal: new AbortController().signal, onProgress })
const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'arrived',
    (error: unknown) => (error instanceof DownloadError ? error.fault : String(error)),
  )

test('the parts arrive, each is told, and the whole is what the list promised', async () => {
  const fetched = answering(() => new Response(stream(PARTS), { headers: { 'content-type': 'text/csv' } }))
  const told: number[] = []
  const blob = await order((bytes) => told.push(bytes))
  expect(Buffer.from(await blob.arrayBuffer()).equals(BYTES)).toBe(true)
  expect([told.at(-1), told.length]).toEqual([BYTES.length, PARTS.length])
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/staff-files/7?nguoi=1&ma=x')
})

test.each([
  ['refused', () => new Response('{}', { status: 403 })],
  ['refused', () => new Response('{}', { status: 401 })],
  ['network', () => new Response('{}', { status: 502 })],
  ['network', () => Promise.reject(new TypeError('offline'))],
  ['network', () => new Response(stream(['tuần'], true))],
  ['changed', () => new Response(stream(['khác']))],
] as const)('what fails is told as %s', async (fault, make) => {
  answering(make)
  expect(await faultOf(order())).toBe(fault)
})

test('a refused link is the API’s own refusal, and nothing is fetched', async () => {
  const fetched = answering(() => new Response(''))
  const refusing = createFakeApi({
    'Staff/GetFileLink': () => {
      throw new ApiError('Staff/GetFileLink', 403, 'Chưa được duyệt')
    },
  })
  const refused = downloadFile({ api: refusing, file, signal: new AbortController().signal, onProgress: () => {} })
  await expect(refused).rejects.toThrow('Chưa được duyệt')
  expect(fetched).not.toHaveBeenCalled()
})

test('what is broken off is no failure', async () => {
  const controller = new AbortController()
  const left = new Error('left')
  answering(() => {
    controller.abort(left)
    throw new TypeError('aborted')
  })
  await expect(downloadFile({ api, file, signal: controller.signal, onProgress: () => {} })).rejects.toBe(left)
})
