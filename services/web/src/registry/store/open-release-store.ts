import { z } from 'zod'
import { probeOfEnvironment } from '../../probe/probe-site'
import { openBucket } from '../bucket/bucket'
import { createBucketStorage } from '../bucket/bucket-storage'
import { liveContractOf } from '../fit/live-contract'
import { BadRelease } from '../read-release'
import { createReleaseStore, type ReleaseStore, type ReleaseStoreOptions } from '../release-store'
import { keysFileOf } from '../signatures/release-keys'
import { readSigningKey } from '../signatures/signature'
import { releaseSettingsOf, releaseVariables } from './release-settings'

const commandVariables = z.object({
  ...releaseVariables,
  /** Where the API is asked what it serves. */
  API_URL: z.url({ protocol: /^https?$/ }).optional(),
  API_PORT: z.coerce.number().int().min(1).max(65_535).default(8081),
})

export interface OpenedStore extends Pick<ReleaseStoreOptions, 'mayLoseRoutes'> {
  /**
   * Whether the running site is asked before a release becomes active: its API, and the pages of the release beside it. False: the site
   * is about to be started with what it is built of.
   */
  readonly asksSite?: boolean
}

/** The releases that variables of the environment name. Rejects with `BadRelease` for wrong ones. */
export async function openReleaseStore(
  environment: Readonly<Record<string, string | undefined>>,
  { asksSite = true, ...options }: OpenedStore = {},
): Promise<ReleaseStore> {
  const present = Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  const values = commandVariables.safeParse(present)
  if (!values.success) throw new BadRelease(`Wrong settings:\n${z.prettifyError(values.error)}`)
  const { RELEASE_KEY_FILE: keyFile, API_URL: apiUrl, API_PORT: apiPort } = values.data
  const settings = releaseSettingsOf(values.data)
  const signingKey = keyFile === undefined ? null : await readSigningKey(keyFile)
  const site = asksSite
    ? {
        live: liveContractOf(apiUrl?.replace(/\/+$/, '') ?? `http://127.0.0.1:${apiPort}`),
        probe: probeOfEnvironment(present, { releasesDir: settings.releasesDir, keysFile: keysFileOf(settings) }),
      }
    : {}
  if (settings.bucket === null) return createReleaseStore(settings, { ...options, ...site, signingKey })
  const storage = createBucketStorage(await openBucket(settings.bucket), settings)
  return createReleaseStore(settings, { ...options, ...site, signingKey, storage })
}
