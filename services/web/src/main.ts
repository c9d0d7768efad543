import process from 'node:process'
import { runService } from 'service-host'
import { buildServer } from './build-server'
import { readWebSettings } from './settings'

await runService(async () => {
  const { port, host, logLevel, options } = readWebSettings(process.env)
  return { ...(await buildServer({ ...options, processMetrics: true }, logLevel)), port, host }
})
