import process from 'node:process'
import type { S3Client } from '@aws-sdk/client-s3'
import type { BucketSettings } from '../store/release-settings'

/** What an object must be for it to be replaced: of this ETag, or not there at all. */
export type Condition = { readonly etag: string } | 'absent'

export interface BucketObject {
  readonly bytes: Buffer
  readonly etag: string
}

export interface ListedObject {
  readonly key: string
  readonly modified: Date
}

/** The few things that releases ask of a bucket. Keys are below the prefix of the settings. Rejects when it can't be reached. */
export interface Bucket {
  /** Null: there is none. `unchanged`: it is still the one with the ETag `known`. */
  get(key: string, known?: string): Promise<BucketObject | 'unchanged' | null>
  /** False: the condition does not hold. A server that knows no conditions writes all the same. */
  put(key: string, bytes: Uint8Array | string, condition?: Condition): Promise<boolean>
  remove(key: string): Promise<void>
  list(prefix: string): Promise<readonly ListedObject[]>
  close(): void
}

const CONNECT_MS = 3_000
const ANSWER_MS = 15_000
const ATTEMPTS = 3
const NOT_MODIFIED = 304
const NOT_FOUND = 404
/** The condition did not hold, or another write was under way. */
const REFUSED = [409, 412]
const NOT_IMPLEMENTED = 501

/** The library is loaded here, so that only who uses a bucket pays for it. */
export async function openBucket({ bucket, prefix, endpoint, region, credentials }: BucketSettings): Promise<Bucket> {
  // It tells at every start that later versions will need a later Node; this one is pinned.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  const s3 = await import('@aws-sdk/client-s3')
  const client: S3Client = new s3.S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    // Many servers besides Amazon's refuse the checksums that the library sends by default; releases bring their own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const keyOf = (key: string) => (prefix === '' ? key : `${prefix}/${key}`)

  async function put(key: string, bytes: Uint8Array | string, condition?: Condition): Promise<boolean> {
    const asked =
      condition === undefined ? {} : condition === 'absent' ? { IfNoneMatch: '*' } : { IfMatch: condition.etag }
    try {
      await client.send(new s3.PutObjectCommand({ Bucket: bucket, Key: keyOf(key), Body: bytes, ...asked }))
      return true
    } catch (error) {
      const status = statusOf(error)
      if (condition !== undefined && status === NOT_IMPLEMENTED) return put(key, bytes)
      if (condition !== undefined && REFUSED.includes(status)) return false
      throw error
    }
  }

  return {
    async get(key, known) {
      try {
        const options = { Bucket: bucket, Key: keyOf(key), ...(known === undefined ? {} : { IfNoneMatch: known }) }
        const { Body, ETag = '' } = await client.send(new s3.GetObjectCommand(options))
        return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag }
      } catch (error) {
        const status = statusOf(error)
        if (status === NOT_MODIFIED) return 'unchanged'
        if (status === NOT_FOUND) return null
        throw error
      }
    },
    put,
    async remove(key) {
      await client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: keyOf(key) }))
    },
    async list(start) {
      const found: ListedObject[] = []
      const pages = s3.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: keyOf(start) })
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', LastModified = new Date(0) } of Contents)
          found.push({ key: Key.slice(keyOf('').length), modified: LastModified })
      }
      return found
    },
    close: () => client.destroy(),
  }
}

/** The status that a failed request was answered with; 0: it was not answered. */
function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return 0
  const { $metadata: metadata } = error
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return 0
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : 0
}
