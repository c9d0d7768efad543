import { z } from 'zod'
import type { Probe } from '../../probe/probe-releases'
import { probeOfEnvironment } from '../../probe/probe-site'
import { openBucket } from '../bucket/bucket'
import { createBucketStorage } from '../bucket/bucket-storage'
import { BadRelease } from '../read-release'
import { createReleaseStore, type ReleaseStore } from '../release-store'
import { keysFileOf } from '../signatures/release-keys'
import { readSigningKey } from '../signatures/signature'
import { releaseSettingsOf, releaseVariables } from './release-settings'

const commandVariables = z.object({
  ...releaseVariables,
  /** Private key that signs what is published. */
  RELEASE_KEY_FILE: z.string().optional(),
})

/**
 * The releases that variables of the environment name. Rejects with `BadRelease` for wrong ones.
 *
 * @param options.probe tries what is promoted; by default the real one, on the services that the environment names
 */
export async function openReleaseStore(
  environment: Readonly<Record<string, string | undefined>>,
  { probe: given }: { readonly probe?: Probe } = {},
): Promise<ReleaseStore> {
  const present = Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  const values = commandVariables.safeParse(present)
  if (!values.success) throw new BadRelease(`Wrong settings:\n${z.prettifyError(values.error)}`)
  const { RELEASE_KEY_FILE: keyFile } = values.data
  const settings = releaseSettingsOf(values.data)
  const probe =
    given ?? probeOfEnvironment(present, { releasesDir: settings.releasesDir, keysFile: keysFileOf(settings) })
  const signingKey = keyFile === undefined ? null : await readSigningKey(keyFile)
  if (settings.bucket === null) return createReleaseStore(settings, { signingKey, probe })
  const storage = createBucketStorage(await openBucket(settings.bucket), settings)
  return createReleaseStore(settings, { signingKey, storage, probe })
}
