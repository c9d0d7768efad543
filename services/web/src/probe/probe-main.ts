import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { ProbeTask } from './probe-task'
import { runProbe } from './run-probe'

/* The process of a probe: told its task by whoever started it, it answers with a report and ends. */

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const files = { renderWorker: beside('render-worker.mjs'), pageWorker: beside('probe-page.mjs'), modulesFrom: null }

// Whoever asked is gone.
process.once('disconnect', () => process.exit(1))
process.once('message', (task: ProbeTask) => {
  runProbe(task, files).then(
    (report) => process.send?.({ report }, () => process.exit(0)),
    (error: unknown) => {
      console.error(error)
      process.send?.({ failure: String(error) }, () => process.exit(1))
    },
  )
})
