import type { Browser } from 'playwright-core'
import type { BenchPages } from './pages'
import type { Rounds } from './rounds'
import type { BenchSize } from './size'
import type { Front } from './variants/front'

/** A way of serving the pages, behind a front of its own; without scripts there is nothing to tap. */
export interface Way {
  readonly origin: string
  readonly interactive: boolean
}

export const WAY_NAMES = ['server', 'client', 'monolith', 'plain'] as const
export type WayName = (typeof WAY_NAMES)[number]
export type Ways = Readonly<Record<WayName, Way>>

/** One value per way, calculated one after the other. */
export async function perWay<T>(make: (way: WayName) => Promise<T>): Promise<Record<WayName, T>> {
  return {
    server: await make('server'),
    client: await make('client'),
    monolith: await make('monolith'),
    plain: await make('plain'),
  }
}

/** What every measure gets. */
export interface BenchBasis {
  readonly size: BenchSize
  readonly rounds: Rounds
  say(text: string): void
}

/** The running site that is measured. */
export interface BenchSite {
  readonly url: string
  readonly apiUrl: string
  readonly dataDir: string
}

export interface SiteBench extends BenchBasis, BenchPages {
  readonly site: BenchSite
}

export interface BrowserBench extends SiteBench {
  readonly browser: Browser
  readonly ways: Ways
  startServerWay(): Promise<Front>
}
