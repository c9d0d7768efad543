import type { Registry } from 'shared-frame/remotes'
import { isLoadFailure } from './remote-loader'

type FaultKind = 'load' | 'render' | 'mount' | 'timeout'

const REPORTS = '/reports'
/** A page that fails over and over says so often enough. */
const MOST_REPORTS = 5
/** Where what is reported kept a unit, or a part of one, off the screen; the rest are actions that failed. */
const KIND_AT: Readonly<Record<string, FaultKind>> = { composition: 'mount', render: 'render', root: 'render' }

interface Options {
  readonly registry: Registry
  /** The route on screen. */
  readonly routeId: () => string | null
}

/**
 * Tells the document host that a unit failed in this browser, in the form of the Reporting API (`services/web/src/reports`): which
 * version and how, nothing about the visitor or the address. Gets all that the shell reports and leaves out what is no fault of a unit.
 */
export function createFaultReports({ registry, routeId }: Options) {
  let left = MOST_REPORTS
  const shell = registry.units.find(({ name }) => name === 'shell')?.version
  return (error: unknown, { unit, at = '', widget }: Readonly<Record<string, string>>): void => {
    const name = widget?.split('/')[0] ?? unit
    const failed = registry.units.find((entry) => entry.name === name)
    const usual = widget ? 'render' : KIND_AT[at]
    if (!failed || !usual || left === 0) return
    left -= 1
    const route = widget ? null : routeId()
    const body = {
      unit: failed.name,
      version: failed.version,
      kind: kindOf(error, usual),
      ...(route && { routeId: route }),
      shell,
    }
    const report = new Blob([JSON.stringify([{ type: 'fault', body }])], { type: 'application/reports+json' })
    window.navigator.sendBeacon?.(REPORTS, report)
  }
}

function kindOf(error: unknown, usual: FaultKind): FaultKind {
  if (!(error instanceof Error)) return usual
  if (error.name === 'TimeoutError') return 'timeout'
  return isLoadFailure(error) || error.name === 'ChunkLoadError' ? 'load' : usual
}
