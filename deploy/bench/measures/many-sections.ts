import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import type { ReleaseManifest } from 'shared-contracts/remotes'
import { releasePaths } from '../../runner/settings'
import { firstVisit, type Visit } from '../browser/visit'
import type { BrowserBench } from '../context'
import { median, type Row, row } from '../result'

const MORE = 50
/** The document host looks at the registry several times a second. */
const NOTICED_MS = 2_000

/** docs/budgets.md 7: the same visit with 6 sections in the registry and with 56. */
export async function measureManySections({
  browser,
  startServerWay,
  site,
  pages,
  rounds,
  say,
}: BrowserBench): Promise<Row[]> {
  const few = await visits(browser, startServerWay, pages.article, rounds, (round) => say(`6 sections: round ${round}`))
  const restore = await addSections(releasePaths(site.settings.dataDir))
  try {
    await pause(NOTICED_MS)
    const many = await visits(browser, startServerWay, pages.article, rounds, (round) =>
      say(`56 sections: round ${round}`),
    )
    const ratio = (key: keyof Visit) => median(many.map((visit) => visit[key])) / median(few.map((visit) => visit[key]))
    return [
      row('56 sections / 6: usable', ratio('usable'), '×', { most: 1.02 }),
      row('56 sections / 6: script bytes', ratio('scriptBytes'), '×', { most: 1.02 }),
      row('56 sections / 6: LCP', ratio('largestPaint'), '×'),
    ]
  } finally {
    await restore()
    await pause(NOTICED_MS)
  }
}

/** A front of its own for each set, as it keeps the documents that it has seen. */
async function visits(
  browser: Browser,
  startServerWay: BrowserBench['startServerWay'],
  address: string,
  rounds: number,
  say: (round: number) => void,
): Promise<Visit[]> {
  const front = await startServerWay()
  try {
    await firstVisit(browser, front.origin + address)
    const list: Visit[] = []
    for (let round = 1; round <= rounds; round += 1) {
      list.push(await firstVisit(browser, front.origin + address))
      say(round)
    }
    return list
  } finally {
    await front.close()
  }
}

/** Copies of a real section under other names and addresses, promoted as if by hand. */
async function addSections({ releasesDir, stateFile }: ReturnType<typeof releasePaths>): Promise<() => Promise<void>> {
  const before = await readFile(stateFile, 'utf8')
  const state: { units: Record<string, { active: string; previous: string | null; enabled: boolean }> } =
    JSON.parse(before)
  const active = state.units.staff?.active
  if (!active) throw new Error('The staff section has no active release')
  const source = path.join(releasesDir, 'staff', active)
  const manifest: ReleaseManifest = JSON.parse(await readFile(path.join(source, 'release.json'), 'utf8'))
  const folders: string[] = []
  for (let index = 1; index <= MORE; index += 1) {
    const name = `more${index}`
    const target = path.join(releasesDir, name, active)
    await mkdir(path.dirname(target), { recursive: true })
    await cp(source, target, { recursive: true })
    const routes = manifest.routes.map((route) => ({ ...route, pattern: `/${name}${route.pattern}` }))
    await writeFile(path.join(target, 'release.json'), JSON.stringify({ ...manifest, name, routes, widgets: [] }))
    state.units[name] = { active, previous: null, enabled: true }
    folders.push(path.dirname(target))
  }
  await writeFile(stateFile, JSON.stringify(state))
  return async () => {
    await writeFile(stateFile, before)
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
}
