import type { DocumentData } from 'shared-frame/remotes'
import { savesData, whenIdle } from '../../navigation/idle-prefetch'
import { isPromptPreview } from '../prompt-preview'
import type { VisitedPage } from './send-vitals-part'

/**
 * Once the page is alive and the browser idle, loads what measures this visit. Never where the visitor saves data, nor in
 * previews.
 */
export function watchVitals(data: DocumentData): void {
  const page = visitedPage(data)
  if (!page || savesData() || isPromptPreview()) return
  whenIdle(() => {
    import(/* webpackChunkName: "vitals" */ './send-vitals-part').then(
      ({ sendVitals }) => sendVitals(page),
      // One visit is not counted: no reason to load the page anew, as a missing file else is
      () => {},
    )
  })
}

/** The document's page by its route; null where none was shown. */
function visitedPage({ registry, owner, status }: DocumentData): VisitedPage | null {
  const version = registry.units.find(({ name }) => name === owner?.unit)?.version
  return owner && version && status === 200 ? { unit: owner.unit, version, page: owner.routeId } : null
}
