import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReleaseManifest } from 'shared-contracts/remotes'
import { z } from 'zod'

export const UNIT_NAME = /^[a-z][a-z0-9_]*$/
export const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]*$/

/** A file below the version's folder: no way up, no absolute path, no back slash. */
const filePath = z.string().regex(/^(?!.*(?:^|\/)\.)[\w@.~+-]+(?:\/[\w@.~+-]+)*$/, 'is not a plain relative path')

const chunkFiles = z.object({ js: z.array(filePath), css: z.array(filePath) })

export const releaseManifest = z.object({
  name: z.string().regex(UNIT_NAME),
  version: z.string().regex(VERSION),
  contracts: z.string().min(1),
  entry: filePath,
  routes: z.array(
    z.object({
      id: z.string().min(1),
      pattern: z.string().startsWith('/'),
      visibility: z.enum(['public', 'unlisted', 'private']),
      pageName: z.string().optional(),
      query: z.array(z.string()).optional(),
    }),
  ),
  widgets: z.array(z.object({ id: z.string().regex(/^[^/]+\/[^/]+$/) })),
  chunks: z.record(z.string(), chunkFiles),
  integrity: z.record(filePath, z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/)),
  server: filePath,
}) satisfies z.ZodType<ReleaseManifest>

export class BadRelease extends Error {
  override readonly name = 'BadRelease'
}

/** The checked `release.json` in `folder`. Rejects with `BadRelease`, which says what is wrong with it. */
export async function readReleaseManifest(folder: string): Promise<ReleaseManifest> {
  const file = path.join(folder, 'release.json')
  const manifest = releaseManifest.safeParse(await readJson(file))
  if (!manifest.success) throw new BadRelease(`${file}: ${z.prettifyError(manifest.error)}`)
  const { entry, integrity, name, widgets } = manifest.data
  if (!integrity[entry]) throw new BadRelease(`${file}: the entry ${entry} has no integrity`)
  const foreign = widgets.find((widget) => !widget.id.startsWith(`${name}/`))
  if (foreign) throw new BadRelease(`${file}: the widget ${foreign.id} is named after another unit`)
  return manifest.data
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    throw new BadRelease(`${file} can't be read as JSON`, { cause })
  }
}
