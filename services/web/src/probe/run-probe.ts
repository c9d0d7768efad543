import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Registry } from 'shared-frame/remotes'
import { findPage } from 'shared-frame/routes'
import { buildServer } from '../build-server'
import { createContentSource } from '../content/content-source'
import { readRegistry } from '../registry/read-registry'
import { readReleaseOf } from '../registry/read-release'
import { printRegistryState } from '../registry/registry-state'
import type { WebOptions } from '../web-options'
import { createFindings, type Findings } from './findings'
import type { PageWorkers } from './page/page-workers'
import { findBrokenScripts } from './page/script-syntax'
import { planPages } from './plan-pages'
import type { ProbedPage, ProbeReport, ProbeTask } from './probe-task'

export interface ProbeTools extends Pick<WebOptions, 'workerFile' | 'modulesFrom' | 'limits'> {
  /** Loads documents; closed with the probe. */
  readonly pages: PageWorkers
}

/** The machine's processors are the visitors'. */
const AT_ONCE = 2
const PAGE_LIMIT_MS = 60_000
/** Pages that never settle: more of them tell nothing new, and each costs its limit. */
const HANGING_PAGES = 2
const API_LIMIT_MS = 3_000
const RENDER_MEMORY_MB = 384

/**
 * Starts a document host of its own in which the candidates are active beside what is live, and tries their pages: each is rendered with the site's
 * data, and its document is loaded as a browser would, until it is alive.
 */
export async function runProbe(task: ProbeTask, tools: ProbeTools): Promise<ProbeReport> {
  const { site, candidates } = task
  const source = createContentSource(site.apiUrl, API_LIMIT_MS, {})
  const isThere = await source.revision().then(
    () => true,
    () => false,
  )
  if (!isThere) return { problems: [apiIsAway(site.apiUrl)], pages: [] }
  const folder = await mkdtemp(path.join(tmpdir(), 'probe-'))
  try {
    const paths = {
      releasesDir: site.releasesDir,
      stateFile: path.join(folder, 'registry.json'),
      isOwnState: true,
      ...(site.keysFile === undefined ? {} : { keysFile: site.keysFile }),
    }
    await writeFile(paths.stateFile, printRegistryState(task.state))
    const { registry, problems: left } = await readRegistry(paths)
    const findings = createFindings(candidates, site.apiUrl)
    for (const { unit, reason } of left) findings.leftOut(unit, reason)
    for (const { name, version } of candidates) {
      const { integrity } = await readReleaseOf(site.releasesDir, { name, version })
      const folder = path.join(site.releasesDir, name, version)
      for (const broken of await findBrokenScripts(folder, Object.keys(integrity))) findings.brokenScript(name, broken)
    }
    if (findings.problems().length > 0) return { problems: findings.problems(), pages: [] }
    const claims = new Map(
      await Promise.all(
        registry.units.map(async (unit) => [unit.name, (await readReleaseOf(site.releasesDir, unit)).routes] as const),
      ),
    )
    const plan = planPages(registry, (unit) => claims.get(unit) ?? [], candidates)
    const { app } = await buildServer({
      ...paths,
      mediaDirs: site.mediaDirs,
      apiUrl: site.apiUrl,
      menuBuilderUrl: site.menuBuilderUrl,
      site: { name: 'Probe', origin: 'http://127.0.0.1' },
      securityContacts: [],
      overridesAllowed: false,
      trust: { trustedHops: 0, serviceSecret: site.serviceSecret },
      operatorToken: null,
      workerFile: tools.workerFile,
      modulesFrom: tools.modulesFrom,
      limits: tools.limits,
      renderThreads: AT_ONCE,
      renderMemoryMb: RENDER_MEMORY_MB,
      making: { atOnce: AT_ONCE, waiting: 100, waitMs: 60_000, visitorMs: 3_600_000 },
      cacheBytes: 1_000_000,
      registryPollMs: 3_600_000,
      onUnitFailure: findings.unitFailed,
    })
    try {
      const origin = await app.listen({ host: '127.0.0.1', port: 0 })
      const pages = await tryAll(plan.pages, { origin, registry, workers: tools.pages, findings })
      return { problems: [...plan.problems, ...findings.problems()], pages }
    } finally {
      await app.close()
    }
  } finally {
    await tools.pages.close()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Trying {
  readonly origin: string
  readonly registry: Registry
  readonly workers: PageWorkers
  readonly findings: Findings
  readonly documentOf: typeof getDocument
}

/** Documents are made one after the other, and loaded beside each other, which takes longer. */
async function tryAll(pages: readonly ProbedPage[], trying: Omit<Trying, 'documentOf'>): Promise<ProbeReport['pages']> {
  const tried: ProbeReport['pages'][number][] = []
  const next = pages.values()
  let making: Promise<unknown> = Promise.resolve()
  const documentOf = (address: string) => {
    const made = making.then(() => getDocument(address))
    making = made.catch(() => undefined)
    return made
  }
  const isHopeless = () => tried.filter(({ browserMs }) => (browserMs ?? 0) >= PAGE_LIMIT_MS).length >= HANGING_PAGES
  const work = async () => {
    for (const page of next)
      if (!trying.findings.isBroken(page.unit) && !isHopeless())
        tried.push(await tryPage(page, { ...trying, documentOf }))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return tried
}

async function tryPage(page: ProbedPage, { origin, registry, workers, findings, documentOf }: Trying) {
  const { url, answer, html, documentMs } = await documentOf(origin + encodeURI(page.path))
  const path = decodeURI(new URL(url).pathname)
  const owner = findPage(registry, path)
  const isWorthLoading = findings.documentCame(page, {
    path,
    status: answer.status,
    isWhole: answer.headers.get('cache-control') !== 'no-store',
    isElsewhere: owner?.unit.name !== page.unit || owner.route.id !== page.routeId,
  })
  if (!isWorthLoading) return { path: page.path, documentMs, browserMs: null }
  const placed = page.widgets.filter((id) => html.includes(`data-widget="${id}"`))
  const section = page.unit === 'shell' ? null : page.unit
  const loading = { url, html, section, widgets: placed, limitMs: PAGE_LIMIT_MS }
  const first = await workers.open(loading)
  // Pages have limits of their own, which a busy machine overruns; the second time all scripts are here.
  const isFinal = first.faults.length === 0 || first.ms >= PAGE_LIMIT_MS
  const opened = isFinal ? first : await workers.open(loading)
  for (const fault of opened.faults) findings.browserFailed(page, fault)
  return { path: page.path, documentMs, browserMs: opened.ms }
}

/** With the redirects that the page itself asks for. */
async function getDocument(address: string) {
  const began = performance.now()
  const answer = await fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(PAGE_LIMIT_MS) })
  const html = await answer.text()
  return { url: answer.url, answer, html, documentMs: performance.now() - began }
}

function apiIsAway(apiUrl: string): string {
  return `the API at ${apiUrl} does not answer, so that no page can be tried: start it or set API_URL, or promote without proof by --unprobed --why "…"`
}
