import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { liveContractOf } from './live-contract'

const answers: Readonly<Record<string, string>> = {
  '/good/contract': '{"calls":{"Dish/GetById":{"shapes":["0123456789ab"],"deprecated":"2026-11-28","more":1}}}',
  '/other/contract': '{"success":true,"data":null}',
  '/page/contract': '<!doctype html>',
}

const server = createServer(({ url = '' }, response) => {
  response.statusCode = answers[url] === undefined ? 404 : 200
  response.end(answers[url] ?? answers['/good/contract'])
})
let origin: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('what the API says', async () => {
  expect(await liveContractOf(`${origin}/good`)()).toEqual({
    calls: { 'Dish/GetById': { shapes: ['0123456789ab'], deprecated: '2026-11-28' } },
  })
})

test.each(['other', 'page', 'missing'])('nothing, when it answers with something else: %s', async (folder) => {
  expect(await liveContractOf(`${origin}/${folder}`)()).toBeNull()
})

test('nothing, when nobody answers', async () => {
  expect(await liveContractOf('http://127.0.0.1:1')()).toBeNull()
})
