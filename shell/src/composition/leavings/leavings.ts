import type { Registry } from 'shared-frame/remotes'
import type { Views } from '../view'
import type { MarkKind } from './marks'
import type { Recorded } from './record'

/** What a unit can leave behind: what is taken back, and what ends with the document. */
export type LeavingKind = MarkKind | 'main' | 'history' | 'prototype' | 'global'

/** What the page was like before any section's code ran. */
export interface Before {
  readonly sharedThings: readonly unknown[]
  readonly globals: readonly string[]
  readonly main: Element | null
}

export interface LeavingsOptions {
  readonly registry: Registry
  readonly views: Pick<Views, 'of'>
  /** Called with what a unit left, `name` where it has one; by default it is reported. */
  readonly tell?: (unit: string, kind: LeavingKind, name?: string) => void
  readonly reload: () => void
}

export interface Leavings {
  readonly take: (recorded: Recorded) => void
  readonly tellDamage: () => boolean
  readonly end: (unit: string) => void
}
