import type { ReleaseManifest } from 'shared-frame/remotes'
import { findHeavyPages, findMissingChunks } from '../../probe/budgets/page-bytes'
import { findOversize } from '../../probe/budgets/release-size'
import type { Probe } from '../../probe/probe-releases'
import { BadRelease } from '../read-release'
import type { RegistryState } from '../registry-state'
import type { ReleaseStorage, UnitVersion } from './release-storage'

/** Throws when the state is not the one beside which versions were proved. */
export type StillProved = (state: RegistryState) => void

/** So often versions are proved anew because others changed what is active meanwhile. */
const ATTEMPTS = 3

class ChangedBeside extends BadRelease {
  override readonly name = 'BadRelease'
}

/**
 * Proves versions by the probe, then makes them active by `act`. Meanwhile others may change the state: a rollback never waits for somebody's proof.
 *
 * @param check the pure checks, which come first
 * @throws BadRelease with all that the probe found
 */
export async function afterProof<Result>(
  versions: readonly UnitVersion[],
  {
    storage,
    probe,
    check,
  }: {
    readonly storage: ReleaseStorage
    readonly probe: Probe | null
    readonly check: (state: RegistryState) => Promise<void>
  },
  act: (stillProved: StillProved) => Promise<Result>,
): Promise<Result> {
  if (probe === null) return act(() => undefined)
  for (let attempt = 1; ; attempt += 1) {
    const seen = await storage.exclusively(async () => {
      const { state } = await storage.readState()
      await check(state)
      return state
    })
    const problems = await probe(versions, seen)
    if (problems.length > 0) throw new BadRelease(problems.join('\n'))
    try {
      return await act((state) => {
        if (activeIn(state) !== activeIn(seen))
          throw new ChangedBeside('Others changed again and again what is active: repeat the command')
      })
    } catch (error) {
      if (!(error instanceof ChangedBeside) || attempt === ATTEMPTS) throw error
    }
  }
}

function activeIn({ units }: RegistryState): string {
  const active = Object.entries(units).map(([name, { active, enabled }]) => `${name} ${active} ${enabled}`)
  return active.sort().join('\n')
}

/** @throws BadRelease for a release that is too large, or lacks what browsers would load */
export async function checkBuild(folder: string, manifest: ReleaseManifest): Promise<void> {
  const problems = [
    ...(await findOversize(folder, `${manifest.name} ${manifest.version}`)),
    ...findMissingChunks(manifest),
    ...(await findHeavyPages(folder, manifest)),
  ]
  if (problems.length > 0) throw new BadRelease(problems.join('\n'))
}
