import type { Resource } from 'shared-contracts/access'

/** What the days of a menu are to the table of shared-contracts/access: only free weeks are open. */
export function menuResource({ kind }: { readonly kind: 'free' | 'standard' | 'week' }): Resource {
  return kind === 'free' ? 'free-menu' : 'menu'
}
