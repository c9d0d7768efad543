import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { DEFAULT_LIMITS } from '../rendering/render-clock'
import { createPageWorkers } from './page/page-workers'
import type { ProbeTask } from './probe-task'
import { runProbe } from './run-probe'

/* The process of a probe: told its task by whoever started it, it answers with a report and ends. */

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const tools = {
  workerFile: beside('render-worker.mjs'),
  modulesFrom: null,
  limits: DEFAULT_LIMITS,
  pages: createPageWorkers(beside('probe-page.mjs')),
}

// Whoever asked is gone.
process.once('disconnect', () => process.exit(1))
process.once('message', (task: ProbeTask) => {
  runProbe(task, tools).then(
    (report) => process.send?.({ report }, () => process.exit(0)),
    (error: unknown) => {
      console.error(error)
      process.send?.({ failure: String(error) }, () => process.exit(1))
    },
  )
})
