import type { KnownDecisions } from '../decisions/known-decisions'
import type { ReleaseStorePaths } from '../release-store'
import type { BucketSettings } from '../store/release-settings'
import type { ReleaseStorage } from '../store/release-storage'
import { type Bucket, openBucket } from './bucket'
import { createBucketStorage } from './bucket-storage'
import { mirrorReleases } from './mirror-releases'

/** The releases that a document host has in common with others. */
export interface SharedReleases {
  readonly storage: ReleaseStorage
  readonly bucket: Bucket
  /** Copies what others changed; by itself it does so within some seconds. */
  refresh(): Promise<void>
  stop(): void
}

const POLL_MS = 2_000

/** Resolves after the first attempt to copy, whether the bucket could be reached or not. */
export async function shareReleases(
  settings: BucketSettings,
  options: ReleaseStorePaths & {
    readonly known?: KnownDecisions
    readonly onProblem: (message: string, error?: unknown) => void
    readonly pollMs?: number
  },
): Promise<SharedReleases> {
  const bucket = await openBucket(settings)
  const mirror = await mirrorReleases({ ...options, bucket, pollMs: options.pollMs ?? POLL_MS })
  return {
    storage: createBucketStorage(bucket, options),
    bucket,
    refresh: mirror.refresh,
    stop() {
      mirror.stop()
      bucket.close()
    },
  }
}
