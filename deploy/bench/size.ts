import { PAGE_NAMES, type PageName } from './pages'

export type SwitchTarget = 'form' | 'chart'

/** How much a run measures. */
export interface BenchSize {
  /** Visits a page and way, and loads of an address; fewer when they would not be done in time. */
  readonly rounds: number
  readonly pages: readonly PageName[]
  readonly switchTargets: readonly SwitchTarget[]
  /** The sections of the monolith, null: all; and whether its scripts are as small as those of the units. */
  readonly monolith: { readonly sections: readonly string[] | null; readonly minimized: boolean }
  /** A phone on slow 4G, or this machine as it is. */
  readonly throttled: boolean
  readonly waits: {
    /** After a page is usable: what still shifts or paints larger belongs to the visit. */
    readonly settleMs: number
    /** Reading from the first paint on. */
    readonly readingMs: number
    /** Between a first visit and the second. */
    readonly restMs: number
    /** Before the switch to another section. */
    readonly idleMs: number
  }
  /** First visits that are not counted, of a set of sections. */
  readonly warmUpVisits: number
  /** Sections more than there are. */
  readonly moreSections: number
  /** Of one load of an address: seconds, or so many requests. */
  readonly load: { readonly seconds: number } | { readonly requests: number }
  readonly freshDocuments: number
  /** To each of the document host and the API. */
  readonly memoryRequests: number
  /** Searches of a caller. */
  readonly dishSearches: number
  readonly dishReplacements: number
  readonly logins: number
  readonly menus: {
    /** Asked for in one moment. */
    readonly atOnce: number
    /** Whether the figures of one thread are those of all object types, many seeds and the whole bank. */
    readonly whole: boolean
    readonly warm: number
    readonly built: number
  }
}

export const WHOLE: BenchSize = {
  rounds: 3,
  pages: PAGE_NAMES,
  switchTargets: ['form', 'chart'],
  monolith: { sections: null, minimized: true },
  throttled: true,
  waits: { settleMs: 1_000, readingMs: 2_500, restMs: 5_000, idleMs: 8_000 },
  warmUpVisits: 1,
  moreSections: 50,
  load: { seconds: 3 },
  freshDocuments: 40,
  memoryRequests: 20_000,
  dishSearches: 60,
  dishReplacements: 60,
  logins: 40,
  menus: { whole: true, atOnce: 50, warm: 1_000, built: 10_000 },
}

/** Everything once, as little as gives a figure: whether the bench works, not how fast the site is. */
export const SMALL: BenchSize = {
  rounds: 1,
  pages: ['article'],
  switchTargets: ['form'],
  // Of the pages that a small run visits.
  monolith: { sections: ['notebook'], minimized: false },
  throttled: false,
  waits: { settleMs: 100, readingMs: 300, restMs: 500, idleMs: 500 },
  warmUpVisits: 0,
  moreSections: 2,
  load: { requests: 20 },
  freshDocuments: 2,
  memoryRequests: 20,
  dishSearches: 1,
  dishReplacements: 2,
  logins: 6,
  menus: { whole: false, atOnce: 2, warm: 2, built: 2 },
}
