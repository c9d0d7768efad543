import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { answerCall, type CallSource } from './call-source'
import { createRecordings } from './recordings'

let folder: string
let servers: Server[]

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'recordings-'))
  servers = []
})

afterEach(() => {
  stopAll()
  rmSync(folder, { recursive: true, force: true })
})

function stopAll() {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}`
}

/** Answers with what it was asked. */
const startSite = () =>
  serve(async (request, response) => {
    const asked = `${request.method} ${request.url} ${await buffer(request)}`
    response.writeHead(request.url?.includes('Broken') ? 500 : 200, { 'content-type': 'text/plain' }).end(asked)
  })

const serveCalls = (source: CallSource) => serve((request, response) => void answerCall(source, request, response))

const post = (url: string, body: string) => fetch(url, { method: 'POST', body }).then((answer) => answer.text())

test('live passes calls on and keeps nothing', async () => {
  const url = await serveCalls({ mode: 'live', site: await startSite() })
  expect(await post(`${url}/api/Menu/Search?page=1`, 'a')).toBe('POST /api/Menu/Search?page=1 a')
  expect(readdirSync(folder)).toEqual([])
})

test('what was recorded is replayed without a site, told apart by method, query and body', async () => {
  const recordings = createRecordings(folder)
  expect(recordings.empty).toBe(true)
  const recording = await serveCalls({ mode: 'record', site: await startSite(), recordings })
  await post(`${recording}/api/Menu/Search?page=1`, 'a')
  await post(`${recording}/api/Menu/Search?page=1`, 'b')
  await fetch(`${recording}/api/Menu/Search?page=2`)
  stopAll()
  servers = []

  expect(recordings.empty).toBe(false)
  const url = await serveCalls({ mode: 'replay', recordings })
  expect(await post(`${url}/api/Menu/Search?page=1`, 'a')).toBe('POST /api/Menu/Search?page=1 a')
  expect(await post(`${url}/api/Menu/Search?page=1`, 'b')).toBe('POST /api/Menu/Search?page=1 b')
  const read = await fetch(`${url}/api/Menu/Search?page=2`)
  expect([read.headers.get('content-type'), await read.text()]).toEqual(['text/plain', 'GET /api/Menu/Search?page=2 '])

  const unknown = await fetch(`${url}/api/Menu/Search?page=3`)
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toMatchObject({ success: false, data: null })
})

test.each([
  ['a call with a token', '/api/User/Get', { authorization: 'Bearer x' }],
  ['a call with the cookie of the session', '/api/User/Get', { cookie: 'theme=a; token=x' }],
  ['an answer of a failing site', '/api/Broken', {}],
])('%s is answered and not kept', async (_, address, headers: Record<string, string>) => {
  const recordings = createRecordings(folder)
  const url = await serveCalls({ mode: 'record', site: await startSite(), recordings })
  expect(await (await fetch(url + address, { headers })).text()).toBe(`GET ${address} `)
  expect(recordings.empty).toBe(true)
})

test('a site that does not answer costs the call alone', async () => {
  const site = await startSite()
  stopAll()
  servers = []
  const url = await serveCalls({ mode: 'record', site, recordings: createRecordings(folder) })
  expect((await fetch(`${url}/api/Menu/Search`)).status).toBe(502)
})
