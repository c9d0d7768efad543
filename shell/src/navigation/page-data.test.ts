import { beforeEach, expect, jest, test } from '@jest/globals'
import { createPageData } from './page-data'

const fetched = jest.fn<typeof fetch>()
const answer = (status: number, body: unknown) => ({ ok: status === 200, json: async () => body }) as Response

beforeEach(() => {
  fetched.mockReset()
  globalThis.fetch = fetched
  jest.useFakeTimers({ now: 0 })
})

test('asks once for an address, also while the answer is on its way', async () => {
  fetched.mockResolvedValue(answer(200, { unit: 'notebook', state: { queries: [] } }))
  const pageData = createPageData()
  const both = await Promise.all([pageData('/so-tay?trang=2'), pageData('/so-tay?trang=2')])
  expect(both).toEqual([{ queries: [] }, { queries: [] }])
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/_data/so-tay?trang=2'])
})

test('what was asked long ago is asked again', async () => {
  fetched.mockResolvedValue(answer(200, { unit: 'notebook', state: 1 }))
  const pageData = createPageData()
  await pageData('/so-tay')
  jest.advanceTimersByTime(29_000)
  await pageData('/so-tay')
  expect(fetched).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(2_000)
  await pageData('/so-tay')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('nothing there is nothing to ask for again; a failure is forgotten', async () => {
  const pageData = createPageData()
  fetched.mockResolvedValueOnce(answer(404, null))
  expect(await pageData('/tai-khoan')).toBeNull()
  expect(await pageData('/tai-khoan')).toBeNull()
  expect(fetched).toHaveBeenCalledTimes(1)
  fetched.mockRejectedValueOnce(new TypeError('no network'))
  expect(await pageData('/so-tay')).toBeNull()
  fetched.mockResolvedValueOnce(answer(200, { state: 1 }))
  expect(await pageData('/so-tay')).toBe(1)
})

test('keeps the latest alone', async () => {
  fetched.mockImplementation(async () => answer(200, { state: 1 }))
  const pageData = createPageData()
  for (let page = 0; page < 31; page += 1) await pageData(`/so-tay?trang=${page}`)
  await pageData('/so-tay?trang=30')
  expect(fetched).toHaveBeenCalledTimes(31)
  await pageData('/so-tay?trang=0')
  expect(fetched).toHaveBeenCalledTimes(32)
})
