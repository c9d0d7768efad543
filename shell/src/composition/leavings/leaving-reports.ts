import type { Registry } from 'shared-frame/remotes'
import type { LeavingKind } from './leavings'

const REPORTS = '/reports'

/**
 * Tells the document host what a unit left behind as its page ended, each kind once a document (`services/web/src/reports`); while
 * developing the console says each.
 */
export function createLeavingReports({ units }: Registry) {
  const told = new Set<string>()
  const waiting: object[] = []
  return (unit: string, kind: LeavingKind, name = ''): void => {
    if (process.env.NODE_ENV === 'development') {
      console.warn(
        `[shell] ${unit} left behind: ${kind} ${name}. See "What a section leaves as it was" in CONTRIBUTING.md`,
      )
    }
    const version = units.find((entry) => entry.name === unit)?.version
    if (!version || told.has(unit + kind)) return
    told.add(unit + kind)
    if (waiting.length === 0) queueMicrotask(send)
    waiting.push({ type: 'left', body: { unit, version, kind } })
  }

  // Together: a browser may send some reports a minute
  function send(): void {
    const report = new Blob([JSON.stringify(waiting.splice(0))], { type: 'application/reports+json' })
    window.navigator.sendBeacon?.(REPORTS, report)
  }
}
