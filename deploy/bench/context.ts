import type { Browser } from 'playwright-core'
import type { TemporarySite } from '../site/temporary-site'
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

export const PAGE_NAMES = ['home', 'article', 'list', 'menus', 'chart', 'form'] as const
export type PageName = (typeof PAGE_NAMES)[number]

export interface BenchPages {
  /** Addresses. */
  readonly pages: Readonly<Record<PageName, string>>
  readonly article: { readonly articleId: number }
}

/** What every measure gets. */
export interface BenchBasis {
  /** Visits a page and way. */
  readonly rounds: number
  say(text: string): void
}

export interface SiteBench extends BenchBasis, BenchPages {
  readonly site: TemporarySite
}

export interface BrowserBench extends SiteBench {
  readonly browser: Browser
  readonly ways: Ways
  startServerWay(): Promise<Front>
}
