import path from 'node:path'
import webpack from 'webpack'
import { checkPorts } from '../machine/ports'
import { buildWhatChanged } from '../runner/build'
import { CommandFailed } from '../runner/command-failed'
import { step } from '../runner/progress'
import { root } from '../runner/root'
import { readSettings } from '../runner/settings'
import { unitOfFolder } from '../runner/units'
import { untilAskedToStop } from '../site/site'
import { startTemporarySite } from '../site/temporary-site'
import type { CallSource } from './call-source'
import { createRecordings } from './recordings'
import { createSectionServer } from './section-server'
import { standaloneConfig } from './standalone-config'
import { createUnitWatchers, developmentDist } from './unit-watchers'

/** Answers kept by `DEV_API=record`. */
const RECORDINGS = 'recordings'
/** DEV_PORT unless said. */
const PORT = 8090

/**
 * One section alone with a stand-in for the shell, and at the same time ready to be loaded into any running site that
 * allows overrides. Data comes from `SITE_URL`, from the site of `npm start` when it runs, from recorded answers, or from a
 * site of its own; `DEV_API` chooses (`live`, `record` or `replay`).
 */
export async function developSection(folder: string): Promise<void> {
  if (folder === 'shell') throw new CommandFailed('The shell is not a section; use npm run dev')
  process.env.NODE_ENV = 'development'
  const port = Number(process.env.DEV_PORT ?? PORT)
  await checkPorts({ DEV_PORT: port })
  const asked = untilAskedToStop()
  const source = await findCalls()
  const server = createSectionServer({
    standaloneDir: path.join(root, '.cache/standalone', folder),
    remoteDir: developmentDist(folder),
    calls: source.calls,
  })
  const compiler = webpack(standaloneConfig(folder))
  compiler.watch({ aggregateTimeout: 80 }, (error, stats) => {
    if (error || stats?.hasErrors()) console.error(error ?? stats?.toString({ preset: 'errors-only', colors: false }))
    else {
      console.log(`[${folder}] built`)
      server.reload()
    }
  })
  const watchers = createUnitWatchers(async () => {
    console.log(`[${folder}] the build for running sites is ready`)
  })
  watchers.watch(folder)
  await server.listen(port)
  const override = `override=${unitOfFolder(folder)}@http://localhost:${port}/remote/`
  console.log(`
  ${folder} alone:        http://localhost:${port}/
  inside a running site:  http://localhost:${readSettings().port}/?${override}   (npm run dev, or a site with OVERRIDES=1)
  data from:              ${'site' in source.calls ? source.calls.site : 'recorded answers'}${source.calls.mode === 'record' ? ', recorded' : ''}
`)
  const signal = await asked
  console.log(`\n${signal}: stopping …`)
  watchers.stop()
  server.close()
  await new Promise<void>((resolve) => compiler.close(() => resolve()))
  await source.stop()
}

/** Where data comes from, and what has to be stopped with it. */
interface FoundCalls {
  readonly calls: CallSource
  stop(): Promise<void>
}

async function findCalls(): Promise<FoundCalls> {
  const wanted = readMode()
  const { port, dataDir } = readSettings()
  const recordings = createRecordings(path.join(dataDir, RECORDINGS))
  const replayed: FoundCalls = { calls: { mode: 'replay', recordings }, stop: async () => {} }
  if (wanted === 'replay') {
    if (recordings.empty) throw new CommandFailed('Nothing is recorded yet; record with DEV_API=record')
    return replayed
  }
  const given = process.env.SITE_URL
  const url = given ?? `http://localhost:${port}`
  const from = (site: string): CallSource =>
    wanted === 'record' ? { mode: 'record', site, recordings } : { mode: 'live', site }
  if (await answers(url)) return { calls: from(url), stop: async () => {} }
  if (wanted === null && !recordings.empty) return replayed
  if (given) throw new CommandFailed(`SITE_URL=${given} does not answer`)
  await buildWhatChanged()
  const own = await step('No site runs here; starting one for the data', () => startTemporarySite())
  return { calls: from(own.url), stop: () => own.stop() }
}

/** What DEV_API says; null when it says nothing. */
function readMode(): CallSource['mode'] | null {
  const said = process.env.DEV_API
  if (!said) return null
  if (said === 'live' || said === 'record' || said === 'replay') return said
  throw new CommandFailed(`DEV_API=${said}: it is live, record or replay`)
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}
