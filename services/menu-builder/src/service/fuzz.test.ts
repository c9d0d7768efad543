import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { FUZZ_NESTED, FUZZ_REQUESTS, FUZZ_SEED, fuzz } from 'service-host/testing/fuzz'
import { runSize } from 'shared-contracts/testing'
import { buildWorker } from '../testing/built-worker'
import { realSource } from '../testing/content'
import { buildServer, type MenuBuilderServer } from './build-server'
import { createBuilder } from './builder'
import { unlimited } from './queue/allowance'

/** Menus take longer than other answers, and there are three calls for them. */
const SHARE = 20
const requests = process.env.FUZZ_REQUESTS === undefined ? runSize(20, 100) : Math.ceil(FUZZ_REQUESTS / SHARE)
jest.setTimeout(120_000 + requests * 2_000)

const lines: string[] = []
let worker: Awaited<ReturnType<typeof buildWorker>>
let server: MenuBuilderServer
beforeAll(async () => {
  worker = await buildWorker()
  const builder = createBuilder({
    workerFile: worker.file,
    snapshots: realSource(),
    threads: runSize(1, 2),
    queueLength: 60,
  })
  server = buildServer({
    builder,
    allowance: unlimited,
    logLevel: 'warn',
    logTo: { write: (line) => void lines.push(line) },
    limitMs: 20_000,
    processMetrics: false,
  })
  await builder.ready()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.app.close()
  worker.remove()
})

test(`${requests} requests made from the call table are all answered as they should be`, async () => {
  const { port } = server.app.server.address() as AddressInfo
  const report = await fuzz({ host: 'menu-builder', requests, port, visitors: [async () => null] })
  const unexpected = lines.filter((line) => line.includes('unexpected error') || line.includes('"level":60'))
  expect({ seed: FUZZ_SEED, problems: report.problems.slice(0, 20), unexpected: unexpected.slice(0, 5) }).toEqual({
    seed: FUZZ_SEED,
    problems: [],
    unexpected: [],
  })
  // Enough of them are read as requests, built or refused at a field; how many of twenty become menus is the luck of their seed.
  const read = (report.statuses.get(200) ?? 0) + (report.statuses.get(422) ?? 0)
  expect(read).toBeGreaterThan(requests / 4)
  expect((await server.app.inject('/healthz')).statusCode).toBe(200)
  const nested = await fuzz({
    host: 'menu-builder',
    requests: FUZZ_NESTED,
    nested: true,
    port,
    visitors: [async () => null],
  })
  expect(nested.problems).toEqual([])
  // Some are longer than a body may be.
  expect((nested.statuses.get(400) ?? 0) + (nested.statuses.get(413) ?? 0)).toBe(FUZZ_NESTED)
  // What was sent before has left a builder that builds.
  const headers = { 'content-type': 'application/json' }
  const payload = { objectTypeId: 7, mealCode: 2 }
  const built = await server.app.inject({ method: 'POST', url: '/api/BuildMenu/BuildMealMenu', payload, headers })
  expect(built.statusCode).toBe(200)
})
