import path from 'node:path'
import { openPreparedStore, preparedKey } from 'content/testing/prepared'
import { CONTRACT_PACKAGES, readSurfaces } from '../surface'

type Surfaces = ReturnType<typeof readSurfaces>

/** `readSurfaces`, kept for whoever asks for the same sources: TypeScript takes some seconds to write their declarations. */
export function preparedSurfaces(root: string): Surfaces {
  const store = openPreparedStore<Surfaces>(path.join(root, '.cache/test-surfaces'))
  const key = preparedKey({
    folders: [...CONTRACT_PACKAGES, 'deploy/contracts'].map((folder) => path.join(root, folder)),
    files: ['package-lock.json', 'tsconfig.json'].map((file) => path.join(root, file)),
    versions: [process.version],
  })
  const stored = store.read('surfaces', key)
  if (stored !== null) return stored
  const surfaces = readSurfaces(root)
  store.keep('surfaces', key, surfaces)
  return surfaces
}
