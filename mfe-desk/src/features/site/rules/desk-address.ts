import { deskPaths } from 'shared-contracts/paths'
import type { SiteKind } from './site-entries'

/** The parts of the desk as addresses name them; `ghim` is the first one, without a name in the address. */
export const deskParts = ['ghim', 'bieu-ngu', 'doi-tuong', 'dieu-huong'] as const
export type DeskPart = (typeof deskParts)[number]

const partKinds: Readonly<Record<Exclude<DeskPart, 'ghim'>, SiteKind>> = {
  'bieu-ngu': 'banner',
  'doi-tuong': 'site-object',
  'dieu-huong': 'navigation',
}

export function partIn(search: URLSearchParams): DeskPart {
  return deskParts.find((part) => part === search.get('muc')) ?? 'ghim'
}

/** Null: the pins. */
export function kindOf(part: DeskPart): SiteKind | null {
  return part === 'ghim' ? null : partKinds[part]
}

/** What a new entry is called in addresses. */
export const NEW_ENTRY = 'moi'

/** The entry that is being written; null: the list. */
export function entryIn(search: URLSearchParams): string | null {
  return search.get('sua')
}

export function partAddress(part: DeskPart): string {
  return part === 'ghim' ? deskPaths.site : `${deskPaths.site}?muc=${part}`
}

export function entryAddress(kind: SiteKind, key: string): string {
  return `${partAddress(partOf(kind))}&sua=${encodeURIComponent(key)}`
}

export function partOf(kind: SiteKind): DeskPart {
  return deskParts.find((part) => kindOf(part) === kind) ?? 'ghim'
}
