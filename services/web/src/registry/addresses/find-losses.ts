import type { ReleaseManifest } from 'shared-frame/remotes'
import { type AddressBook, hasYielded } from './address-book'
import { addressesOf, includes } from './claims'

type Offer = Pick<ReleaseManifest, 'name' | 'version' | 'routes' | 'widgets'>

/**
 * One sentence for all addresses that a unit's active release has and the next one lacks, unless the unit gave them up by name; none when
 * nothing is lost. Visitors' links and search engines know them. What a route is called is of no matter. Pure.
 */
export function findLostRoutes(book: AddressBook, active: Offer, next: Offer): readonly string[] {
  const lost = active.routes
    .map(({ pattern }) => pattern)
    .filter((pattern) => !isKept(pattern, next) && !hasYielded(book, pattern, active.name, null))
  const [first] = lost
  if (first === undefined) return []
  const each = lost.length === 1 ? 'put the route back, or give it up with' : 'put them back, or give up each as in'
  return [
    `${next.name} ${next.version} lacks ${lost.join(', ')}, which ${active.name} ${active.version} has: ${each}: npm run release -- yield ${active.name} "${first}"`,
  ]
}

function isKept(pattern: string, next: Offer): boolean {
  return addressesOf(pattern).every((address) => next.routes.some((route) => includes(route.pattern, address)))
}

/**
 * Widgets of a unit that the shell places and its next release lacks, one sentence each. What its active release lacks already is no
 * news. Pure.
 *
 * @param shell the shell that is to be active beside it; null: none
 * @param active null: nothing of the unit was active
 */
export function findLostWidgets(
  shell: Pick<ReleaseManifest, 'version' | 'uses'> | null,
  active: Pick<Offer, 'widgets'> | null,
  { name, version, widgets }: Pick<Offer, 'name' | 'version' | 'widgets'>,
): readonly string[] {
  if (shell === null) return []
  const lacks = (release: Pick<Offer, 'widgets'>, id: string) => !release.widgets.some((widget) => widget.id === id)
  return placedWidgets(shell)
    .filter((id) => id.startsWith(`${name}/`) && lacks({ widgets }, id) && !(active && lacks(active, id)))
    .map(
      (id) =>
        `${name} ${version} lacks the widget ${id}, which shell ${shell.version} places: put it back, or promote a shell without it first`,
    )
}

/** Ids of the widgets that a shell places. */
function placedWidgets({ uses }: Pick<ReleaseManifest, 'uses'>): readonly string[] {
  return uses.widgets
}
