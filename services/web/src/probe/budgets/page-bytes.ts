import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ReleaseManifest } from 'shared-frame/remotes'
import { compress } from '../../files/compression'
import { PAGE_BYTES, WIDGET_BYTES } from './budget-limits'
import { inKilobytes } from './kilobytes'

interface Budget {
  /** `the page dish`. */
  readonly what: string
  readonly chunk: string
  readonly limit: number
  /** All scripts that it adds. */
  readonly scripts: readonly string[]
}

/** Pages and widgets of a published release whose scripts are larger than allowed, one sentence each with the largest file. */
export async function findHeavyPages(folder: string, manifest: ReleaseManifest): Promise<readonly string[]> {
  const known = new Map<string, Promise<number>>()
  const sentBytes = (name: string): Promise<number> => {
    const bytes = known.get(name) ?? bytesOf(path.join(folder, 'browser', name))
    known.set(name, bytes)
    return bytes
  }
  const problems: string[] = []
  for (const { what, scripts, limit } of budgetsOf(manifest)) {
    const sizes = await Promise.all(scripts.map(async (name) => ({ name, bytes: await sentBytes(name) })))
    const sum = sizes.reduce((total, { bytes }) => total + bytes, 0)
    if (sum <= limit) continue
    const [largest] = sizes.sort((a, b) => b.bytes - a.bytes)
    problems.push(
      `${manifest.name} ${manifest.version}: ${what} brings ${inKilobytes(sum)} of scripts, ${inKilobytes(limit)} are allowed; the largest is ${largest?.name} with ${inKilobytes(largest?.bytes ?? 0)}: load on demand what not every visitor needs`,
    )
  }
  return problems
}

function budgetsOf({ name, entry, routes, widgets, chunks }: ReleaseManifest): readonly Budget[] {
  const scriptsOf = (...names: readonly string[]) => [
    ...new Set([entry, ...names.flatMap((chunk) => chunks[chunk]?.js ?? [])]),
  ]
  if (name === 'shell')
    return [{ what: 'its start', chunk: 'main', limit: PAGE_BYTES.shell, scripts: scriptsOf('main') }]
  return [
    ...routes.map(({ id, visibility }) => ({
      what: `the page ${id}`,
      chunk: `page-${id}`,
      limit: PAGE_BYTES[visibility],
      scripts: scriptsOf('lifecycles', `page-${id}`),
    })),
    ...widgets.map(({ id }) => ({
      what: `the widget ${id}`,
      chunk: widgetChunk(id),
      limit: WIDGET_BYTES,
      scripts: scriptsOf(widgetChunk(id)),
    })),
  ]
}

const widgetChunk = (id: string) => `widget-${id.split('/')[1]}`

/** Pages and widgets of a section without the file that the browser would load, one sentence each. Pure. */
export function findMissingChunks(manifest: ReleaseManifest): readonly string[] {
  if (manifest.name === 'shell') return []
  return budgetsOf(manifest)
    .filter(({ chunk }) => (manifest.chunks[chunk]?.js ?? []).length === 0)
    .map(
      ({ what, chunk }) =>
        `${manifest.name} ${manifest.version}: ${what} has no chunk ${chunk}, so that browsers could not load it: name it in src/routes.tsx or src/widgets, and build the unit again`,
    )
}

/** As sent; while developing nothing is compressed at its best. */
async function bytesOf(file: string): Promise<number> {
  const published = await stat(`${file}.br`).catch(() => null)
  if (published) return published.size
  return (await compress(await readFile(file), 'br', 'fast')).length
}
