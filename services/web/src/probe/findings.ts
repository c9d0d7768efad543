import type { UnitVersion } from '../registry/store/release-storage'
import type { UnitFailure } from '../rendering/render-task'
import type { PageFault } from './page/open-page'
import type { ProbedPage } from './probe-task'

interface CameDocument {
  /** Decoded; the sample's own, or where that leads. */
  readonly path: string
  readonly status: number
  /** Every unit did its part with all of its data. */
  readonly isWhole: boolean
  /** The page sent its visitor to another page. */
  readonly isElsewhere: boolean
}

/** What a probe found, told so that whoever releases can mend it. */
export interface Findings {
  readonly leftOut: (unit: string, reason: string) => void
  readonly brokenScript: (unit: string, problem: string) => void
  readonly unitFailed: (failure: UnitFailure, path: string) => void
  /** Whether the document is worth being loaded. */
  readonly documentCame: (page: ProbedPage, document: CameDocument) => boolean
  readonly browserFailed: (page: ProbedPage, fault: PageFault) => void
  /** Nothing of the unit can be rendered: no further page of it tells more. */
  readonly isBroken: (unit: string) => boolean
  /** One sentence each. */
  readonly problems: () => readonly string[]
}

const BREAKING: ReadonlySet<UnitFailure['step']> = new Set(['load', 'integrity', 'realm'])

const MENDING: Readonly<Record<UnitFailure['step'], string>> = {
  load: 'its server bundle can not be loaded: mend what it does or asks for when it starts',
  integrity: 'its server bundle is not what the release states: build and publish the unit again',
  prepare: 'it throws while its data is got',
  render: 'it throws while it is rendered',
  suspense: 'a part of it throws, or never settles, while it is rendered',
  realm: 'it changes what all code of its worker shares: leave globals and prototypes alone',
  'time-out': 'it does not settle in good time: wait for nothing without a limit',
  crash: 'it takes its worker down',
}

/** @param candidates whose failures count; with a new shell those of all units do */
export function createFindings(candidates: readonly UnitVersion[], apiUrl: string): Findings {
  const versions = new Map(candidates.map(({ name, version }) => [name, version]))
  const counts = (unit: string | null) => unit === null || versions.has(unit) || versions.has('shell')
  const broken = new Set<string>()
  const failedPaths = new Set<string>()
  /** Sentence → pages. */
  const found = new Map<string, Set<string>>()

  function tell(unit: string, text: string, page: string | null): void {
    const version = versions.get(unit)
    const sentence = `${unit}${version === undefined ? '' : ` ${version}`}: ${text}`
    const pages = found.get(sentence) ?? new Set()
    if (page !== null) pages.add(page)
    found.set(sentence, pages)
  }

  return {
    leftOut(unit, reason) {
      if (versions.has(unit)) tell(unit, reason, null)
    },
    brokenScript(unit, problem) {
      tell(unit, problem, null)
    },
    unitFailed({ unit, step, message, dataMissing }, path) {
      if (dataMissing || !counts(unit)) return
      failedPaths.add(path)
      if (BREAKING.has(step)) broken.add(unit)
      tell(unit, `${MENDING[step]} (${message.split('\n', 1)[0]})`, path)
    },
    documentCame({ unit, path }, { path: landed, status, isWhole, isElsewhere }) {
      if (broken.has(unit) || failedPaths.has(path) || failedPaths.has(landed)) return false
      if (status === 404) {
        tell(unit, 'the sample is no page of the content: name a real address in samples of remote.ts', path)
        return false
      }
      if (status !== 200) {
        tell(unit, `the document is answered ${status}`, path)
        return false
      }
      if (!isWhole) {
        tell(
          unit,
          `not all of its data could be had: the API at ${apiUrl} or the menu builder did not answer, or knows no such call; look there, or promote without proof by --unprobed --why "…"`,
          path,
        )
        return false
      }
      return !isElsewhere
    },
    browserFailed({ unit, path }, fault) {
      if (path === '/' && unit === 'shell' && fault.unit === null && !versions.has('shell')) return
      if (counts(fault.unit)) tell(fault.unit ?? unit, `in the browser: ${fault.text}`, path)
    },
    isBroken: (unit) => broken.has(unit),
    problems: () => [...found].map(([sentence, pages]) => sentence + pagesText([...pages])),
  }
}

function pagesText([first, ...others]: readonly string[]): string {
  if (first === undefined) return ''
  return others.length === 0 ? ` – at ${first}` : ` – at ${first} and ${others.length} more`
}
