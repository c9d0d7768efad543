import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { RegistryProblem } from './registry/read-registry'
import type { Release } from './releases-watch/release-figures'
import type { UnitFailure } from './rendering/render-task'
import type { Fault } from './reports/read-faults'
import type { Leaving } from './reports/read-leavings'
import type { CountedViolation } from './reports/report-routes'

/** What the document host counts, beside requests. */
export interface Metrics {
  readonly renderSeconds: Histogram<'status'>
  readonly lookup: (outcome: string) => void
  readonly unitFailed: (failure: UnitFailure) => void
  /** A browser, or this host for a server bundle, refused something of a unit. */
  readonly violation: (violation: CountedViolation) => void
  /** What browsers sent and no figure holds: beyond a visitor's share, or of what no release has. */
  readonly dropped: (what: 'violation' | 'fault' | 'leaving' | 'visit', reason: 'share' | 'unknown') => void
  /** A unit failed in a browser. */
  readonly browserFault: (fault: Fault) => void
  /** A unit left something behind in a browser. */
  readonly left: (leaving: Leaving) => void
  /** A version that failed was taken back by itself. */
  readonly takenBack: (release: Release) => void
  /** A document was not made: too many waited (503), or its visitor had asked for too many (429). */
  readonly makingRefused: (status: 429 | 503) => void
  readonly registryChanged: (units: number) => void
}

/** What is asked for when metrics are printed. */
export interface MetricSources {
  readonly problems: () => readonly RegistryProblem[]
  readonly suspected: () => readonly Release[]
}

/** Metrics in `registry`, which `/metrics` prints. */
export function createMetrics(registry: Registry, { problems, suspected }: MetricSources): Metrics {
  const registers = [registry]
  const renderSeconds = new Histogram({
    name: 'web_document_produce_seconds',
    help: 'Time to produce a document that was not cached',
    labelNames: ['status'],
    buckets: [0.005, 0.01, 0.02, 0.03, 0.06, 0.12, 0.25, 0.5, 1, 2, 5],
    registers,
  })
  const lookups = new Counter({
    name: 'web_document_lookups_total',
    help: 'Documents asked of the cache, by outcome: hit, stale, miss, fallback',
    labelNames: ['outcome'],
    registers,
  })
  const degraded = new Counter({
    name: 'web_unit_failures_total',
    help: 'Server renderings that a unit could not do its part in',
    labelNames: ['unit', 'version', 'step'],
    registers,
  })
  const violations = new Counter({
    name: 'web_violations_total',
    help: 'What browsers refused to run or load, by directive of the policy, unit and version; `integrity`: a file, `server-bundle`: a bundle here',
    labelNames: ['kind', 'unit', 'version'],
    registers,
  })
  const browserFaults = new Counter({
    name: 'web_browser_faults_total',
    help: 'Units that failed in browsers: their code did not arrive (load), threw (mount, render) or took too long (timeout)',
    labelNames: ['unit', 'version', 'kind'],
    registers,
  })
  const leavings = new Counter({
    name: 'web_section_leavings_total',
    help: 'What units left behind in browsers as their pages ended: taken back (listener, interval, observer, class, style, attribute, element), harmless (global), or the document ended (main, history, prototype, global)',
    labelNames: ['unit', 'version', 'kind'],
    registers,
  })
  const dropped = new Counter({
    name: 'web_reports_dropped_total',
    help: 'What browsers reported and no figure holds: beyond the share of a visitor, or of what no release has (unknown)',
    labelNames: ['what', 'reason'],
    registers,
  })
  const takenBack = new Counter({
    name: 'web_releases_taken_back_total',
    help: 'Versions that failed after their promotion and were taken back by this host',
    labelNames: ['unit', 'version'],
    registers,
  })
  new Gauge({
    name: 'web_releases_suspected',
    help: 'Versions that something speaks against and that are not taken back by themselves: somebody is to look',
    labelNames: ['unit', 'version'],
    registers,
    collect() {
      this.reset()
      for (const { unit, version } of suspected()) this.set({ unit, version }, 1)
    },
  })
  const refused = new Counter({
    name: 'web_documents_refused_total',
    help: 'Documents that were not made: 503 too many waited, 429 their visitor had used up the computing time of a minute',
    labelNames: ['status'],
    registers,
  })
  const units = new Gauge({ name: 'web_registry_units', help: 'Units in the registry', registers })
  new Gauge({
    name: 'web_registry_left_out',
    help: 'Releases that are named active and cannot be served, and what nobody vouches for who may, by unit',
    labelNames: ['unit'],
    registers,
    collect() {
      this.reset()
      for (const { unit } of problems()) this.inc({ unit })
    },
  })
  // The hottest counter: its label set is looked up once, not for each document.
  const hits = lookups.labels('hit')
  return {
    renderSeconds,
    lookup: (outcome) => (outcome === 'hit' ? hits.inc() : lookups.inc({ outcome })),
    unitFailed({ unit, version, step }) {
      degraded.inc({ unit, version, step })
      if (step === 'integrity') violations.inc({ kind: 'server-bundle', unit, version })
    },
    violation: ({ kind, unit, version }) => violations.inc({ kind, unit, version }),
    dropped: (what, reason) => dropped.inc({ what, reason }),
    browserFault: ({ unit, version, kind }) => browserFaults.inc({ unit, version, kind }),
    left: ({ unit, version, kind }) => leavings.inc({ unit, version, kind }),
    takenBack: ({ unit, version }) => takenBack.inc({ unit, version }),
    makingRefused: (status) => refused.inc({ status }),
    registryChanged: (count) => units.set(count),
  }
}
