import { expect, test } from '@jest/globals'
import { type Evidence, judgeWatched, type RatesBefore, ratesBefore } from './judge-watched'
import { type DocumentPart, VisitNotes } from './notes/visit-notes'
import { VisitorKeys } from './notes/visitor-keys'
import type { FailureKind } from './notes/visitor-sample'
import { keyOf, type Release } from './release-figures'
import type { Watched } from './watched-releases'

const SECTIONS = ['menus', 'health', 'notebook', 'surveys']
/** As the host does, and less often where many visits make it long. */
const LOOK_EVERY_MS = 1_000
const T0 = Date.parse('2026-11-29T08:00:00Z')
const v4 = (network: number, host: number) => `${1 + (network >> 8)}.${network & 255}.${host >> 8}.${host & 255}`
const watchedOf = (unit: string, since: number, more: Partial<Watched> = {}): Watched => ({
  ...{ unit, version: '2.0.0', previous: '1.0.0', isTrial: false, since, set: null },
  ...more,
})

/** What visitors meet; null: all is well. */
interface Weather {
  readonly server?: (unit: string, page: string) => FailureKind | null
  readonly browser?: (unit: string, page: string) => FailureKind | null
}

/** A site with a clock of its own, on which visitors of `networks` networks look at a page of each section in turn. */
class Site {
  now = T0
  readonly notes = new VisitNotes()
  readonly versions = new Map(['shell', ...SECTIONS].map((unit) => [unit, '1.0.0']))
  readonly watched: Watched[] = []
  takenBackAt = 0
  #visits = 0
  #forged = 0
  readonly #before = new Map<Watched, RatesBefore>()
  readonly #keys = new VisitorKeys('secret')

  get evidence(): Evidence {
    return {
      now: this.now,
      served: [...this.versions].map(([unit, version]) => ({ unit, version })),
      shells: [this.versions.get('shell') ?? ''],
      notesOf: (release) => this.notes.pagesOf(release),
      beforeOf: (watched) => this.#before.get(watched) ?? new Map(),
      takenBackAt: this.takenBackAt,
    }
  }

  get verdicts() {
    return judgeWatched(this.watched, this.evidence).map(({ watched, verdict }) => ({
      release: keyOf(watched),
      ...verdict,
    }))
  }

  get takenBack(): string | undefined {
    return this.verdicts.find(({ action }) => action === 'take-back')?.release
  }

  promote(unit: string, previous = '1.0.0'): void {
    this.now += 1
    const watched = watchedOf(unit, this.now, { previous })
    this.#before.set(watched, ratesBefore(watched, this.evidence))
    this.versions.set(unit, '2.0.0')
    this.watched.unshift(watched)
  }

  rollBack(release: string): void {
    const at = this.watched.findIndex((one) => keyOf(one) === release)
    const [gone] = this.watched.splice(at, 1)
    if (gone) this.versions.set(gone.unit, gone.previous)
    this.takenBackAt = this.now
  }

  /** One visitor opens one page; a broken one tells of it a moment later. */
  visit(weather: Weather, { unit, page, address }: { unit?: string; page?: string; address?: string } = {}): void {
    this.#visits += 1
    const visits = this.#visits
    const owner = unit ?? SECTIONS[visits % SECTIONS.length] ?? ''
    const route = page ?? `page-${visits % 3}`
    const key = this.#keys.of(address ?? v4(visits % 60, visits), this.now)
    const version = this.versions.get(owner) ?? ''
    const shell = this.versions.get('shell') ?? ''
    const parts: DocumentPart[] = [
      { unit: 'shell', version: shell, page: `${owner}/${route}`, failure: weather.server?.('shell', route) ?? null },
      { unit: owner, version, page: route, failure: weather.server?.(owner, route) ?? null },
    ]
    this.notes.opened(parts, key, this.now)
    const kind = weather.browser?.(owner, route) ?? null
    if (kind) this.notes.told({ unit: owner, version }, route, key, this.now, { kind, shell })
  }

  /** Visits at an even rate; the seconds after which something is to be taken back, or null. */
  run(perSecond: number, seconds: number, weather: Weather, where: { unit?: string; page?: string } = {}) {
    const start = this.now
    let lookAt = start
    while (this.now - start < seconds * 1_000) {
      this.now += 1_000 / perSecond
      this.visit(weather, where)
      if (this.now < lookAt) continue
      lookAt = this.now + LOOK_EVERY_MS
      if (this.takenBack) return (this.now - start) / 1_000
    }
    return null
  }

  forge(release: Release, page: string, address: string, answered = true): void {
    const key = this.#keys.of(address, this.now)
    this.#forged += 1
    if (answered && this.#forged % 8 < 2) this.visit({}, { unit: release.unit, page, address })
    this.notes.told(release, page, key, this.now, { kind: 'error', shell: '1.0.0' })
  }
}

const menus: Weather['server'] = (unit) => (unit === 'menus' ? 'error' : null)
const onOnePage: Weather['server'] = (unit, page) => (unit === 'menus' && page === 'page-1' ? 'error' : null)

test.each([1, 10, 100])('at %d visits a second a broken version is seen within ten seconds', (rate) => {
  for (const weather of [{ server: menus }, { browser: menus }]) {
    const site = new Site()
    site.run(rate, 12, {})
    site.promote('menus')
    expect(site.run(rate, 10, weather, { unit: 'menus' })).toBeLessThan(9)
    expect(site.takenBack).toBe('menus@2.0.0')
  }
  for (const weather of [{ server: onOnePage }, { browser: onOnePage }]) {
    const site = new Site()
    site.run(rate, 12, {})
    site.promote('menus')
    expect(site.run(rate, 10, weather, { unit: 'menus', page: 'page-1' })).toBeLessThan(9)
  }
  const shell = new Site()
  shell.run(rate, 12, {})
  shell.promote('shell')
  expect(shell.run(rate, 10, { browser: () => 'error' })).toBeLessThan(9)
  expect(shell.takenBack).toBe('shell@2.0.0')
})

test('one bad page among many good ones is seen, and one that begins to fail after minutes of good visits', () => {
  const site = new Site()
  site.promote('menus')
  expect(site.run(10, 90, {})).toBeNull()
  expect(site.run(10, 60, { server: onOnePage })).toBeLessThan(30)
  const browsers = new Site()
  browsers.promote('menus')
  expect(browsers.run(10, 90, {})).toBeNull()
  expect(browsers.run(10, 120, { browser: menus })).toBeLessThan(30)
})

test('forged reports without end, from a thousand addresses of three networks, take nothing back', () => {
  for (const answered of [true, false]) {
    const site = new Site()
    site.run(2, 60, {})
    site.promote('menus')
    const actions = new Set<string>()
    for (let sent = 0; sent < 100_000; sent += 1) {
      const address = [
        `203.0.${sent % 4}.${sent % 250}`,
        v4(200, sent % 334),
        `2001:ee0:${(sent % 333).toString(16)}::1`,
      ]
      site.forge({ unit: 'menus', version: '2.0.0' }, `page-${sent % 3}`, address[sent % 3] ?? '', answered)
      site.now += 1
      if (sent % 300 === 0) site.visit({})
      if (sent % 1_000 === 999) for (const { action } of site.verdicts) actions.add(action)
    }
    expect(actions).toEqual(new Set(['tell']))
  }
})

test('forged reports and visits before a promotion, and against the version before, do not switch the watch off', () => {
  const site = new Site()
  site.run(1, 60, {})
  for (let sent = 0; sent < 3_000; sent += 1)
    site.forge({ unit: 'menus', version: '1.0.0' }, 'page-1', v4(200 + (sent % 3), sent))
  site.promote('menus')
  for (let sent = 0; sent < 3_000; sent += 1)
    site.visit({}, { unit: 'menus', page: 'page-1', address: v4(200 + (sent % 3), sent) })
  expect(site.run(1, 12, { browser: menus }, { unit: 'menus', page: 'page-1' })).toBeLessThan(10)
})

test('what was promoted anew begins anew, and what failed as before stays', () => {
  const site = new Site()
  site.promote('menus')
  expect(site.run(5, 10, { browser: menus }, { unit: 'menus' })).not.toBeNull()
  site.rollBack('menus@2.0.0')
  site.now += 20_000
  site.promote('menus')
  site.forge({ unit: 'menus', version: '2.0.0' }, 'page-1', v4(1, 1))
  expect(site.verdicts).toEqual([])
  const asBefore = new Site()
  asBefore.run(5, 60, { server: menus, browser: menus })
  asBefore.promote('menus')
  expect(asBefore.run(5, 60, { server: menus, browser: menus })).toBeNull()
})

test('what fails everywhere is nobody’s release: a busy machine, a network that is away', () => {
  const slow = (): FailureKind => 'slow'
  for (const weather of [{ server: slow }, { browser: slow }]) {
    for (const unit of ['menus', 'shell']) {
      const site = new Site()
      site.run(5, 60, {})
      site.promote(unit)
      expect(site.run(5, 30, weather)).toBeNull()
    }
  }
})

test('a release answers for another unit that fails since it came; the newest first, then the next', () => {
  const health: Weather = { browser: (unit) => (unit === 'health' ? 'error' : null) }
  const site = new Site()
  site.run(10, 30, {})
  site.promote('menus')
  site.run(10, 5, {})
  site.promote('shell')
  expect(site.run(10, 20, health)).toBeLessThan(10)
  expect(site.verdicts[0]).toMatchObject({ release: 'shell@2.0.0', cause: 'reports' })
  expect(site.verdicts[0]?.reason).toContain('phần health hỏng từ khi shell 2.0.0 lên')
  site.rollBack('shell@2.0.0')
  expect(site.run(10, 7, health)).toBeNull()
  expect(site.run(10, 20, health)).toBeLessThan(10)
  expect(site.takenBack).toBe('menus@2.0.0')
})

test('a shell that breaks a section which came a while before is blamed, not the section', () => {
  const site = new Site()
  site.run(10, 30, {})
  site.promote('menus')
  site.run(10, 30, {})
  site.promote('shell')
  expect(site.run(10, 20, { server: menus })).toBeLessThan(10)
  expect(site.takenBack).toBe('shell@2.0.0')
})

test('what began before a version came, and what pages of an older shell tell, is not its own', () => {
  const health: Weather = { server: (unit) => (unit === 'health' ? 'error' : null) }
  const site = new Site()
  site.run(10, 60, health)
  site.promote('menus')
  expect(site.run(10, 60, health)).toBeNull()
  const older = new Site()
  older.run(10, 30, {})
  older.promote('shell')
  for (let sent = 0; sent < 200; sent += 1) {
    older.now += 100
    older.visit({})
    older.forge({ unit: 'health', version: '1.0.0' }, 'page-1', v4(sent % 60, sent), false)
  }
  expect(older.takenBack).toBeUndefined()
})

test('too few visits of each section are enough together to judge a shell by', () => {
  const site = new Site()
  for (let visitor = 0; visitor < 8; visitor += 1) site.visit({}, { address: v4(visitor, 1) })
  site.promote('shell')
  for (let visitor = 0; visitor < 6; visitor += 1) {
    site.now += 100
    site.visit({ server: (unit) => (unit === 'shell' ? null : 'error') }, { address: v4(visitor, 2) })
  }
  expect(site.takenBack).toBe('shell@2.0.0')
})

test('behind a cache of documents tellers whom no host answered count as many as those whom one did', () => {
  const site = new Site()
  site.promote('menus')
  const menusNow = { unit: 'menus', version: '2.0.0' }
  for (let network = 0; network < 30; network += 1) site.forge(menusNow, 'page-1', v4(network, 1), false)
  expect(site.verdicts.map(({ action }) => action)).toEqual(['tell'])
  for (let network = 30; network < 33; network += 1) {
    const address = v4(network, 1)
    site.visit({}, { unit: 'menus', page: 'page-1', address })
    site.forge(menusNow, 'page-1', address, false)
  }
  expect(site.takenBack).toBe('menus@2.0.0')
})
