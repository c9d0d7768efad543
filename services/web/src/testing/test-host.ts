import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSync } from 'esbuild'
import Fastify, { type FastifyInstance } from 'fastify'
import type { LogStream } from 'service-host'
import { type ServiceContract, servedContract } from 'shared-contracts/call-contract'
import type { DocumentData } from 'shared-frame/remotes'
import { buildServer } from '../build-server'
import { WAITING_LIMITS } from '../documents/making-turns'
import { createReleaseStore, type ReleaseStore, type UnitVersion } from '../registry/release-store'
import { DEFAULT_LIMITS, type RenderLimits } from '../rendering/render-clock'
import type { WebOptions } from '../web-options'
import { type FakeUnit, writeBuild } from './fake-releases'

const WORKER_SOURCE = path.join(__dirname, '../rendering/worker/render-worker.ts')

let workerBundle: Uint8Array | null = null

/** Built once, by a process that ends with it: esbuild's service would outlive the tests. */
function builtWorker(): Uint8Array {
  if (workerBundle !== null) return workerBundle
  const { outputFiles } = buildSync({
    entryPoints: [WORKER_SOURCE],
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  })
  const [file] = outputFiles
  if (!file) throw new Error('The render worker was not built')
  workerBundle = file.contents
  return workerBundle
}

const TEST_SECRET = 's'.repeat(32)
/** Headers of who may read `/metrics`. */
export const operator = { authorization: `Bearer ${TEST_SECRET}` }

/** For tests of units that overrun their time. */
export const SHORT_LIMITS: RenderLimits = { computeMs: 600, dataMs: 1_000, loadMs: 1_500 }

type StandInAnswer = (given: Readonly<Record<string, string>>, cookies?: string) => unknown

/** A document host over releases in a temporary folder, with a stand-in for the API. */
export interface TestHost {
  readonly dir: string
  readonly app: FastifyInstance
  readonly store: ReleaseStore
  /** Answers of the stand-in API by path (`Redirect/Resolve`), given query or body and the Cookie header; `undefined` answers 404. */
  readonly answers: Map<string, StandInAnswer>
  /** Calls that the stand-in API refuses, by path: the status for a query, or null. */
  readonly refusals: Map<string, (query: Readonly<Record<string, string>>) => number | null>
  /** What the stand-in API says of the calls that it serves. */
  readonly api: { contract: ServiceContract }
  /** Calls that the stand-in API got, by path. */
  readonly calls: string[]
  readonly apiUrl: string
  readonly stopApi: () => Promise<void>
  /** Publishes and promotes. */
  readonly release: (unit: FakeUnit) => Promise<void>
  readonly close: () => Promise<void>
}

export async function startTestHost(
  units: readonly FakeUnit[],
  overrides: Partial<WebOptions> = {},
  /** After everything is published and promoted. */
  beforeStart: (dir: string) => Promise<void> = async () => undefined,
  log?: LogStream,
): Promise<TestHost> {
  const dir = await mkdtemp(path.join(tmpdir(), 'web-test-'))
  const workerFile = path.join(dir, 'render-worker.mjs')
  await writeFile(workerFile, builtWorker())
  const answers = new Map<string, StandInAnswer>([
    ['Content/GetRevision', () => ({ revision: 1, changedAt: '2026-01-01T00:00:00Z' })],
    ['Redirect/Resolve', () => ({ kind: 'none' })],
    ['User/CheckSecondStep', () => ({})],
  ])
  const refusals: TestHost['refusals'] = new Map()
  const calls: string[] = []
  const api = Fastify({ forceCloseConnections: true })
  api.all<{ Params: { '*': string }; Querystring: Record<string, string> }>('/api/*', async (request, reply) => {
    const name = request.params['*']
    calls.push(name)
    const given = { ...request.query, ...Object(request.body ?? {}) }
    const refusal = refusals.get(name)?.(given) ?? null
    if (refusal !== null) return reply.code(refusal).send({ success: false, data: null, message: 'Không được xem' })
    if (name === 'User/ConfirmSecondStep') reply.header('set-cookie', 'step=new; Path=/; HttpOnly; SameSite=Lax')
    const answer = await answers.get(name)?.(given, request.headers.cookie)
    if (answer === undefined) return reply.code(404).send({ success: false, data: null, message: 'Không có' })
    return { success: true, data: answer, message: null }
  })
  const told = { contract: servedContract() }
  api.get('/contract', async () => told.contract)
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' })

  const releasesDir = path.join(dir, 'releases')
  const stateFile = path.join(dir, 'registry.json')
  const store = createReleaseStore({ releasesDir, stateFile })
  let built = 0
  const publish = async (unit: FakeUnit) => {
    built += 1
    const manifest = await writeBuild(path.join(dir, `build-${built}`), unit)
    await store.publish(path.join(dir, `build-${built}`), { compress: unit.compress ?? false })
    return manifest
  }
  const release = async (unit: FakeUnit) => {
    const { name, version } = await publish(unit)
    await store.promote(name, version)
  }
  // In one step, except for the earlier ones of several versions of a unit.
  const newest = new Map<string, UnitVersion>()
  for (const unit of units) {
    const { name, version } = await publish(unit)
    const before = newest.get(name)
    if (before) await store.promote(name, before.version)
    newest.set(name, { name, version })
  }
  if (newest.size > 0) await store.promoteTogether([...newest.values()])
  await beforeStart(dir)

  const { app } = await buildServer(
    {
      releasesDir,
      stateFile,
      mediaDirs: [path.join(dir, 'media')],
      apiUrl,
      menuBuilderUrl: apiUrl,
      site: { name: 'Mẹ & Bé', origin: 'https://mebe.example' },
      securityContacts: ['mailto:an-toan@mebe.example'],
      overridesAllowed: false,
      trust: { trustedHops: 0, serviceSecret: TEST_SECRET },
      operatorToken: TEST_SECRET,
      workerFile,
      modulesFrom: __filename,
      renderThreads: 2,
      renderMemoryMb: 128,
      limits: DEFAULT_LIMITS,
      making: { atOnce: 2, ...WAITING_LIMITS, visitorMs: 60_000 },
      cacheBytes: 10_000_000,
      registryPollMs: 50,
      revisionPollMs: 50,
      ...overrides,
    },
    log ? 'warn' : 'silent',
    log,
  )
  return {
    dir,
    app,
    store,
    answers,
    refusals,
    api: told,
    calls,
    apiUrl,
    stopApi: () => api.close(),
    release,
    async close() {
      await app.close()
      await api.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** The `document-data` of a document. */
export function documentDataOf(html: string): DocumentData {
  const json = /<script type="application\/json" id="document-data">([^<]*)<\/script>/.exec(html)?.[1]
  if (json === undefined) throw new Error('The document has no document-data')
  return JSON.parse(json)
}

/** Waits until `check` holds, at most ten seconds. */
export async function until(check: () => Promise<boolean> | boolean): Promise<void> {
  const giveUpAt = Date.now() + 10_000
  while (!(await check())) {
    if (Date.now() > giveUpAt) throw new Error('The condition did not hold within ten seconds')
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
