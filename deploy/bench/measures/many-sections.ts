import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ReleaseManifest } from 'shared-frame/remotes'
import { releasePaths } from '../../runner/settings'
import { firstVisit, type Visit } from '../browser/visit'
import type { BrowserBench } from '../context'
import { median, type Row, row } from '../result'

/** The document host looks at the registry several times a second. */
const NOTICED_MS = 2_000

/** docs/budgets.md 7: the same visit with 6 sections in the registry and with 56. */
export async function measureManySections({
  browser,
  startServerWay,
  site,
  pages,
  size,
  say,
}: BrowserBench): Promise<Row[]> {
  const visits = async (name: string): Promise<Visit[]> => {
    // A front of its own for each set, as it keeps the documents that it has seen.
    const front = await startServerWay()
    try {
      const address = front.origin + pages.article
      for (let visit = 0; visit < size.warmUpVisits; visit += 1) await firstVisit(browser, address, size)
      const list: Visit[] = []
      for (let round = 1; round <= size.rounds; round += 1) {
        list.push(await firstVisit(browser, address, size))
        say(`${name}: round ${round}`)
      }
      return list
    } finally {
      await front.close()
    }
  }

  const few = await visits('6 sections')
  const restore = await addSections(releasePaths(site.dataDir), size.moreSections)
  try {
    await pause(NOTICED_MS)
    const many = await visits(`${6 + size.moreSections} sections`)
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

/** Copies of a real section under other names and addresses, promoted as if by hand. */
async function addSections(
  { releasesDir, stateFile }: ReturnType<typeof releasePaths>,
  count: number,
): Promise<() => Promise<void>> {
  const before = await readFile(stateFile, 'utf8')
  const state: { units: Record<string, { active: string; previous: string | null; enabled: boolean }> } =
    JSON.parse(before)
  const active = state.units.staff?.active
  if (!active) throw new Error('The staff section has no active release')
  const source = path.join(releasesDir, 'staff', active)
  const manifest: ReleaseManifest = JSON.parse(await readFile(path.join(source, 'release.json'), 'utf8'))
  const folders: string[] = []
  for (let index = 1; index <= count; index += 1) {
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
