import { cp } from 'node:fs/promises'
import path from 'node:path'
import type { ReleaseManifest } from 'shared-contracts/remotes'
import { readRelease } from '../read-release'
import { compressRelease } from './compress-release'

/**
 * Copies what belongs to a release from a build's folder into a draft.
 *
 * @throws BadRelease when what was copied is not what was built
 */
export async function copyRelease(
  { build, manifest, compress }: { build: string; manifest: ReleaseManifest; compress: boolean },
  draft: string,
): Promise<void> {
  for (const part of new Set(['release.json', 'browser', manifest.server.split('/')[0] ?? manifest.server])) {
    await cp(path.join(build, part), path.join(draft, part), { recursive: true })
  }
  if (compress) await compressRelease(path.join(draft, 'browser'))
  await readRelease(draft)
}
