import type { KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReleaseManifest } from 'shared-frame/remotes'
import { findOversize } from '../../probe/budgets/release-size'
import type { Decisions } from '../decisions/create-decisions'
import { BadRelease, readRelease } from '../read-release'
import { readSignature, SIGNATURE_FILE, signBytes } from '../signatures/signature'
import { copyRelease } from '../store/copy-release'
import type { ReleaseStorage, UnitVersion } from '../store/release-storage'
import { type Change, NOBODY, recorded } from '../store/state-changes'
import type { StateChanges } from './change-state'

export interface PublishOptions {
  /** False for short-lived releases, while developing. */
  readonly compress?: boolean
  readonly change?: Change
}

export interface Publisher {
  readonly storage: ReleaseStorage
  readonly decisions: Decisions
  readonly update: StateChanges['update']
  readonly signingKey: KeyObject | null
  readonly now: () => Date
}

/** See `ReleaseStore.publish`. */
export async function publishRelease(
  dir: string,
  { compress = true, change = NOBODY }: PublishOptions,
  { storage, decisions, update, signingKey, now }: Publisher,
): Promise<ReleaseManifest> {
  const oversize = await findOversize(dir, dir)
  if (oversize.length > 0) throw new BadRelease(oversize.join('\n'))
  const manifest = await readRelease(dir)
  const { name, version } = manifest
  const isThere = await storage.has(manifest)
  // What is there already and stays as it is needs nobody's right: a site that is started again publishes what it is built of.
  if (!isThere || signingKey !== null) await decisions.check([name], 'release')
  const text = await readFile(path.join(dir, 'release.json'))
  await storage.removeDrafts(name)
  const signature = signingKey === null ? null : signBytes(text, signingKey)
  if (isThere) {
    const there = await readFile(path.join(await storage.folderOf(manifest), 'release.json'))
    if (!there.equals(text)) throw new BadRelease(`${name} ${version} is already published with other content`)
    if (signature !== null) await signAgain(manifest, signature, storage)
  } else {
    await storage.add(manifest, (draft) => copyRelease({ build: dir, manifest, signature, compress }, draft))
  }
  await update(change, async (state) => {
    // A publisher that was killed may have left the release without its entry.
    if (state.history[name]?.some((entry) => entry.version === version || entry.before === version)) return state
    const event = { action: 'publish', version } as const
    return recorded(state, name, { unit: null, event, change, at: now() })
  })
  return manifest
}

/** A version that is stored already, unsigned or signed with another key, gets this one's signature. */
async function signAgain(
  release: UnitVersion,
  signature: ReturnType<typeof signBytes>,
  storage: ReleaseStorage,
): Promise<void> {
  const there = await readSignature(await storage.folderOf(release)).catch(() => null)
  if (there?.key !== signature.key || there.signature !== signature.signature)
    await storage.replaceFile(release, SIGNATURE_FILE, JSON.stringify(signature))
}
