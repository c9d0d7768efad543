import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { BadRelease } from '../registry/read-release'
import { createProbe, type Probe } from './probe-releases'
import type { ProbeSite } from './probe-task'

/** What the release command reads beside the settings of releases: where the services are, as the document host has it. */
const siteVariables = z.object({
  DATA_DIR: z.string().default('.data'),
  API_PORT: z.coerce.number().int().default(8081),
  MENU_BUILDER_PORT: z.coerce.number().int().default(8082),
  API_URL: z.url().optional(),
  MENU_BUILDER_URL: z.url().optional(),
  MEDIA_DIR: z.string().optional(),
  SERVICE_SECRET: z.string().optional(),
})

type Paths = Pick<ProbeSite, 'releasesDir' | 'keysFile'>

/** The probe of the release command. Without the services' secret pages are tried as a visitor, who is limited. Throws `BadRelease` for wrong settings. */
export function probeOfEnvironment(environment: Readonly<Record<string, string>>, paths: Paths): Probe {
  const read = siteVariables.safeParse(environment)
  if (!read.success) throw new BadRelease(`Wrong settings:\n${z.prettifyError(read.error)}`)
  const values = read.data
  const { DATA_DIR: dataDir, MEDIA_DIR: media } = values
  return probeOf({
    ...paths,
    mediaDirs: media?.split(path.delimiter) ?? ['shared-drawings/assets', path.join(dataDir, 'media')],
    apiUrl: values.API_URL ?? `http://127.0.0.1:${values.API_PORT}`,
    menuBuilderUrl: values.MENU_BUILDER_URL ?? `http://127.0.0.1:${values.MENU_BUILDER_PORT}`,
    serviceSecret: values.SERVICE_SECRET ?? keptSecret(dataDir),
  })
}

/** @param site more of it may be known: only what a probe needs is handed on */
export function probeOf(site: ProbeSite): Probe {
  const { releasesDir, keysFile, mediaDirs, apiUrl, menuBuilderUrl, serviceSecret } = site
  return createProbe({
    releasesDir,
    ...(keysFile === undefined ? {} : { keysFile }),
    mediaDirs: mediaDirs.map((dir) => path.resolve(dir)),
    apiUrl,
    menuBuilderUrl,
    serviceSecret,
  })
}

/** As `npm start` keeps it. */
function keptSecret(dataDir: string): string | null {
  try {
    return readFileSync(path.join(dataDir, 'service-secret'), 'utf8').trim()
  } catch {
    return null
  }
}
