import nodeProcess from 'node:process'
import { getHeapStatistics } from 'node:v8'
import { workerData } from 'node:worker_threads'
import { southernClient } from 'shared-contracts/food-words'
import { markAftermath } from '../aftermath'
import { RenderClock, type RenderLimits } from '../render-clock'
import { type FrameResult, type RenderTask, type SectionPart, unitsOf } from '../render-task'
import { createDataClient, type DataHosts } from './data-transport'
import { ServerBundleLoader } from './load-server-bundle'
import { closeRealm } from './realm/close-realm'
import { createDocumentTimers } from './realm/document-timers'
import { watchIntrinsics } from './realm/intrinsics'
import { renderFrame } from './render-frame'
import { renderSection } from './render-section'

/** The entry of a worker thread: renders one part of a document at a time, always of the same units. */
export interface RenderWorkerData {
  readonly hosts: DataHosts
  /** Of data calls. */
  readonly headers: Readonly<Record<string, string>>
  readonly limits: RenderLimits
  /** See `ServerBundleLoader`; null: beside this file. */
  readonly modulesFrom: string | null
}

/** Memory outside the heap, which no limit of the thread holds, that bundles may keep after a document. */
const KEPT_BYTES = 150_000_000

// A promise that a bundle forgot must not end the worker under the next document.
nodeProcess.on('unhandledRejection', (error) => console.error('Unhandled in a server bundle:', error))

const { hosts, headers, limits, modulesFrom } = settings(workerData)
const timers = createDocumentTimers()
const loader = new ServerBundleLoader(modulesFrom ?? import.meta.url, timers.given)
const fetchData = globalThis.fetch
closeRealm()
const changed = watchIntrinsics()
/** Of the document before; whoever takes the next one is free. */
let before: SharedArrayBuffer | null = null

export default async function render(task: RenderTask): Promise<SectionPart | FrameResult> {
  if (before) leave(before)
  before = task.progress
  const names = unitsOf(task).map(({ unit }) => unit)
  const clock = new RenderClock(task.progress, names, limits)
  let failedCalls = 0
  const client = createDataClient({
    hosts,
    headers,
    fetch: fetchData,
    timeoutMs: limits.dataMs,
    contentRevision: task.contentRevision,
    watch: () => {
      const endWait = clock.waitForData()
      return (outcome) => {
        endWait()
        if (outcome === 'failed') failedCalls += 1
      }
    },
  })
  const tools = {
    load: (bundle: Parameters<ServerBundleLoader['load']>[0]) => loader.load(bundle),
    api: task.southern ? southernClient(client) : client,
    clock,
    failedCalls: () => failedCalls,
    changed,
  }
  try {
    return await (task.kind === 'section' ? renderSection(task, tools) : renderFrame(task, tools))
  } finally {
    clock.stop()
    timers.clear()
    // A loop that the document left behind never comes to this.
    setImmediate(() => leave(task.progress))
  }
}

function leave(progress: SharedArrayBuffer): void {
  if (before === progress) before = null
  const isFull = getHeapStatistics().external_memory > KEPT_BYTES
  markAftermath(progress, isFull || changed() !== null ? 'worn' : 'free')
}

/** Takes the headers away from where server bundles could read them: they hold the secret of the services. */
function settings(data: RenderWorkerData): RenderWorkerData {
  const taken = { ...data }
  Object.assign(data, { headers: {} })
  return taken
}
