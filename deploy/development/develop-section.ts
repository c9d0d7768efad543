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
import { createSectionServer } from './section-server'
import { standaloneConfig } from './standalone-config'
import { createUnitWatchers, developmentDist } from './unit-watchers'

/** DEV_PORT unless said. */
const PORT = 8090

/**
 * One section alone with a stand-in for the shell, and at the same time ready to be loaded into any running site that
 * allows overrides. Data comes from `SITE_URL`, from the site of `npm start` when it runs, or from a site of its own.
 */
export async function developSection(folder: string): Promise<void> {
  if (folder === 'shell') throw new CommandFailed('The shell is not a section; use npm run dev')
  process.env.NODE_ENV = 'development'
  const port = Number(process.env.DEV_PORT ?? PORT)
  await checkPorts({ DEV_PORT: port })
  const asked = untilAskedToStop()
  const source = await findSite()
  const server = createSectionServer({
    standaloneDir: path.join(root, '.cache/standalone', folder),
    remoteDir: developmentDist(folder),
    site: source.url,
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
  data from:              ${source.url}
`)
  const signal = await asked
  console.log(`\n${signal}: stopping …`)
  watchers.stop()
  server.close()
  await new Promise<void>((resolve) => compiler.close(() => resolve()))
  await source.stop()
}

async function findSite(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const given = process.env.SITE_URL
  const url = given ?? `http://localhost:${readSettings().port}`
  if (await answers(url)) return { url, stop: async () => {} }
  if (given) throw new CommandFailed(`SITE_URL=${given} does not answer`)
  await buildWhatChanged()
  return step('No site runs here; starting one for the data', () => startTemporarySite())
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}
