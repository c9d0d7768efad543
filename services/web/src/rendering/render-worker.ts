import { workerData } from 'node:worker_threads'
import { createDataClient, type DataHosts } from './data-transport'
import { ServerBundleLoader } from './load-server-bundle'
import { RenderClock, type RenderLimits } from './render-clock'
import { renderPage } from './render-page'
import { type RenderResult, type RenderTask, unitsOf } from './render-task'

/** The entry of a worker thread: renders one document at a time. */
export interface RenderWorkerData {
  readonly hosts: DataHosts
  /** Of data calls. */
  readonly headers: Readonly<Record<string, string>>
  readonly limits: RenderLimits
  /** See `ServerBundleLoader`; null: beside this file. */
  readonly modulesFrom: string | null
}

// A promise that a bundle forgot must not end the worker under the next document.
process.on('unhandledRejection', (error) => console.error('Unhandled in a server bundle:', error))

const { hosts, headers, limits, modulesFrom } = settings(workerData)
const loader = new ServerBundleLoader(modulesFrom ?? import.meta.url)

export default async function render(task: RenderTask): Promise<RenderResult> {
  const names = unitsOf(task).map(({ unit }) => unit)
  const clock = new RenderClock(task.progress, names, limits)
  let failedCalls = 0
  const api = createDataClient({
    hosts,
    headers,
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
  return renderPage(task, { load: (bundle) => loader.load(bundle), api, clock, failedCalls: () => failedCalls })
}

/** Takes the headers away from where server bundles could read them: they hold the secret of the services. */
function settings(data: RenderWorkerData): RenderWorkerData {
  const taken = { ...data }
  Object.assign(data, { headers: {} })
  return taken
}
