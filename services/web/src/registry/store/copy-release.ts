import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReleaseManifest } from 'shared-frame/remotes'
import { readRelease } from '../read-release'
import { type ReleaseSignature, SIGNATURE_FILE } from '../signatures/signature'
import { compressRelease } from './compress-release'

export interface CopiedRelease {
  /** The folder that holds the build. */
  readonly build: string
  readonly manifest: ReleaseManifest
  readonly signature: ReleaseSignature | null
  readonly compress: boolean
}

/**
 * Copies what belongs to a release from a build's folder into a draft.
 *
 * @throws BadRelease when what was copied is not what was built
 */
export async function copyRelease(
  { build, manifest, signature, compress }: CopiedRelease,
  draft: string,
): Promise<void> {
  for (const part of new Set(['release.json', 'browser', manifest.server.split('/')[0] ?? manifest.server])) {
    await cp(path.join(build, part), path.join(draft, part), { recursive: true })
  }
  if (signature) await writeFile(path.join(draft, SIGNATURE_FILE), JSON.stringify(signature))
  if (compress) await compressRelease(path.join(draft, 'browser'))
  await readRelease(draft)
}
