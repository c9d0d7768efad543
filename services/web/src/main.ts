import process from 'node:process'
import { runService } from 'service-host'
import { buildServer } from './build-server'
import { probeOf } from './probe/probe-site'
import { keysFileOf } from './registry/signatures/release-keys'
import { readWebSettings } from './settings'

await runService(async () => {
  const { port, host, logLevel, options } = readWebSettings(process.env)
  const probe = probeOf({ ...options, keysFile: keysFileOf(options), serviceSecret: options.trust.serviceSecret })
  return { ...(await buildServer({ ...options, processMetrics: true, probe }, logLevel)), port, host }
})
