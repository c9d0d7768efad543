import path from 'node:path'
import { openPreparedStore, preparedKey } from 'content/testing/prepared'
import type { Declarations } from '../declarations'
import { DECLARING_PACKAGES, readFrameSurface } from '../surface'

/** `readFrameSurface`, kept for whoever asks for the same sources: TypeScript takes some seconds to write their declarations. */
export function preparedSurface(root: string): Declarations {
  const store = openPreparedStore<Declarations>(path.join(root, '.cache/test-surfaces'))
  const key = preparedKey({
    folders: [...DECLARING_PACKAGES, 'deploy/contracts'].map((folder) => path.join(root, folder)),
    files: ['package-lock.json', 'tsconfig.json'].map((file) => path.join(root, file)),
    versions: [process.version],
  })
  const stored = store.read('frame', key)
  if (stored !== null) return stored
  const surface = readFrameSurface(root)
  store.keep('frame', key, surface)
  return surface
}
