import path from 'node:path'
import { z } from 'zod'
import type { ReleaseStorePaths } from '../release-store'

/** The settings of the document host and of the release command that say where releases are, and who vouches for them. */
export const releaseVariables = {
  DATA_DIR: z.string().default('.data'),
  RELEASES_DIR: z.string().optional(),
  /** Who may release what. */
  RELEASE_KEYS_FILE: z.string().optional(),
  /** Private key that signs what is published and decided; of the document host what members and the watch decide. */
  RELEASE_KEY_FILE: z.string().optional(),
  /** `s3://bucket/prefix`: where all hosts find the releases. */
  RELEASES_URL: z.url({ protocol: /^s3$/ }).optional(),
  /** Of another server than Amazon's. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
} as const

const releaseSettings = z.object(releaseVariables)

export interface BucketSettings {
  readonly bucket: string
  /** Without slashes at its ends; may be empty. */
  readonly prefix: string
  readonly endpoint: string | null
  readonly region: string
  /** Null: what the machine offers by itself, such as the role of an instance. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
}

export interface ReleaseSettings extends ReleaseStorePaths {
  /** Null: the folder is the only place. */
  readonly bucket: BucketSettings | null
}

export function releaseSettingsOf(values: z.output<typeof releaseSettings>): ReleaseSettings {
  return {
    releasesDir: path.resolve(values.RELEASES_DIR ?? path.join(values.DATA_DIR, 'releases')),
    stateFile: path.resolve(values.DATA_DIR, 'registry.json'),
    ...(values.RELEASE_KEYS_FILE === undefined ? {} : { keysFile: path.resolve(values.RELEASE_KEYS_FILE) }),
    bucket: values.RELEASES_URL === undefined ? null : bucketOf(values.RELEASES_URL, values),
  }
}

function bucketOf(address: string, values: z.output<typeof releaseSettings>): BucketSettings {
  const { hostname, pathname } = new URL(address)
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  return {
    bucket: hostname,
    prefix: pathname.replace(/^\/+|\/+$/g, ''),
    endpoint: values.S3_ENDPOINT ?? null,
    region: values.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  }
}
