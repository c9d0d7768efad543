import type { RegistryState } from '../registry-state'

export interface UnitVersion {
  readonly name: string
  readonly version: string
}

/** The state as it was read, and what tells it from a later one. */
export interface StoredState {
  readonly state: RegistryState
  /** Opaque. */
  readonly tag: string | null
}

/** Where releases and their state lie: a folder, or a bucket that many machines share. */
export interface ReleaseStorage {
  /** Runs `work` while nobody else changes what is stored. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** Rejects with `BadRelease` when an entry is malformed: it must be mended by hand, not overwritten. */
  readState(): Promise<StoredState>
  /** Replaces what was read with `tag`; the sequence grows by one. False: it is another one by now. */
  replaceState(state: RegistryState, tag: string | null): Promise<boolean>
  units(): Promise<readonly string[]>
  /** Published versions of a unit. */
  versions(name: string): Promise<readonly string[]>
  /** The version's folder, brought to this machine if it lies elsewhere. It may be missing or damaged. */
  folderOf(release: UnitVersion): Promise<string>
  has(release: UnitVersion): Promise<boolean>
  /** Stores what `fill` writes into a draft: whole or not at all. */
  add(release: UnitVersion, fill: (draft: string) => Promise<void>): Promise<void>
  /** Replaces one file of a release that is stored. */
  replaceFile(release: UnitVersion, name: string, content: string): Promise<void>
  remove(release: UnitVersion): Promise<void>
  /** When the version was stored. */
  storedAt(release: UnitVersion): Promise<Date>
  /** Removes what publishers that were killed left behind; returns how many. */
  removeDrafts(name: string): Promise<number>
}
