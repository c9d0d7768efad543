import type { InitialPage } from 'shared-frame/remote'
import { type DocumentData, OUTLET_ID } from 'shared-frame/remotes'
import type { View } from '../../composition/view'

type Facts = Pick<DocumentData, 'registry' | 'path' | 'search' | 'owner' | 'head' | 'status' | 'rendered'>

/** The view that the document was rendered for; the same on the server, so that hydration agrees. */
export function initialView(data: Facts): View {
  const unit = data.registry.units.find((candidate) => candidate.name === data.owner?.unit)
  const route = unit?.routes.find((candidate) => candidate.id === data.owner?.routeId)
  return {
    path: data.path,
    search: data.search,
    unit: data.owner?.unit ?? null,
    routeId: data.owner?.routeId ?? null,
    pageName: route?.pageName ?? null,
    visibility: route?.visibility ?? null,
    head: data.head,
    status: data.status,
    state: stateOf(data),
  }
}

function stateOf({ owner, status, rendered }: Facts): View['state'] {
  // The owner is switched off; nothing of it will come.
  if (status === 503) return 'fault'
  return !owner || owner.unit === 'shell' || rendered ? 'shown' : 'loading'
}

export function outletElement(): HTMLElement {
  const outlet = document.getElementById(OUTLET_ID)
  if (!outlet) throw new Error(`No #${OUTLET_ID} in the document`)
  return outlet
}

/** Hands the document's page to its section, once: later mounts start from what the address says. */
export function takeInitialOnce(data: DocumentData): (unit: string) => InitialPage | null {
  let taken = false
  return (unit) => {
    if (taken || unit !== data.owner?.unit) return null
    taken = true
    return { address: data.path, rendered: data.rendered, state: data.state[unit] ?? null }
  }
}
