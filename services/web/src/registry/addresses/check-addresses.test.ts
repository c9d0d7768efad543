import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { runSize } from 'shared-contracts/testing'
import type { ReleaseManifest } from 'shared-frame/remotes'
import { NOTHING_USED } from '../../testing/fake-releases'
import { type AddressBook, EMPTY_BOOK } from './address-book'
import { checkAddresses } from './check-addresses'
import { findTrespasses } from './find-trespasses'
import { adoptAddresses } from './take-addresses'

type Release = Pick<ReleaseManifest, 'name' | 'version' | 'routes' | 'widgets' | 'uses'>

function release(
  name: string,
  version: string,
  patterns: readonly string[],
  widgets: Release['widgets'] = [],
): Release {
  const routes = patterns.map((pattern, index) => ({ id: `r${index}`, pattern, visibility: 'public' as const }))
  return { name, version, routes, widgets, uses: NOTHING_USED }
}

const shell = release('shell', '1', ['/', '/trang-chu'])
const notebook = release('notebook', '1', ['/so-tay', '/so-tay/:code/:id#', '/bien-tap'])
const surveys = release('surveys', '1', ['/lop-hoc', '/bien-tap/lop-hoc'])
const active = [shell, notebook, surveys]
const { book } = checkAddresses(EMPTY_BOOK, [], active, 'promote')

const check = (next: Release, known: AddressBook = book, before = active) =>
  checkAddresses(known, before, [next], 'promote')

describe('who owns what', () => {
  test('at the first promotion each unit owns what it alone claims, down to the segments that it shares', () => {
    expect(book).toEqual({
      owners: {
        '/bien-tap': 'notebook',
        '/bien-tap/lop-hoc': 'surveys',
        '/lop-hoc': 'surveys',
        '/so-tay': 'notebook',
        '/trang-chu': 'shell',
      },
      yielded: [],
    })
  })

  test('a new section owns all below its first segment, unless others have pages there', () => {
    const { problems, book: next } = check(release('menus', '1', ['/thuc-don/mon-an/:id#', '/thuc-don/cua-toi']))
    expect([problems, next.owners['/thuc-don']]).toEqual([[], 'menus'])
    const shared = release('menus', '1', ['/xem-truoc/mon-an/:id#'])
    const other = release('surveys', '1', ['/xem-truoc/khao-sat/:id#'])
    expect(checkAddresses(EMPTY_BOOK, [], [shared, other], 'promote').book.owners).toEqual({
      '/xem-truoc/khao-sat': 'surveys',
      '/xem-truoc/mon-an': 'menus',
    })
  })

  test('active releases of before addresses had owners keep what they have, whoever is promoted', () => {
    const late = release('surveys', '1', ['/so-tay/:code'])
    const { problems, book: adopted } = check(release('menus', '1', ['/thuc-don']), EMPTY_BOOK, [notebook, late])
    expect(problems).toEqual([])
    expect(adopted.yielded).toEqual([{ pattern: '/so-tay/:code', from: 'notebook', to: 'surveys' }])
    expect(
      check(release('surveys', '2', ['/so-tay/:code', '/so-tay/khac']), EMPTY_BOOK, [notebook, late]).problems,
    ).toEqual([expect.stringContaining('/so-tay/khac (surveys, r1) lies within /so-tay, which belongs to notebook')])
  })

  test('of two that need the same prefix in one step one alone gets it', () => {
    const two = [release('a', '1', ['/x/:id#']), release('b', '1', ['/x/:name'])]
    expect(checkAddresses(EMPTY_BOOK, [], two, 'promote').problems).toEqual([
      expect.stringContaining('/x/:name (b, r0) lies within /x, which belongs to a'),
    ])
  })
})

describe('refused', () => {
  test.each([
    [
      'a more specific pattern',
      '/so-tay/cham-soc/:id#',
      'lies within /so-tay, which belongs to notebook: take another address, or',
    ],
    [
      'an exact address',
      '/so-tay/cham-soc/12-chao',
      'npm run release -- yield notebook "/so-tay/cham-soc/12-chao" --to menus',
    ],
    ['other letters', '/So-Tay/x', 'lies within /so-tay, which belongs to notebook'],
    ['a less specific pattern', '/so-tay/:a/:b', 'lies within /so-tay, which belongs to notebook'],
    ['an inner prefix of a third', '/bien-tap/lop-hoc/:id#', 'lies within /bien-tap/lop-hoc, which belongs to surveys'],
    [
      'a catch-all',
      '/:a',
      '/:a (menus, r0) would answer for the addresses of all: begin it with a literal segment that belongs to menus alone',
    ],
    ['a longer catch-all', '/:a/:b', 'would answer for the addresses of all'],
    ['one that may lack its segment', '/:a?', 'would answer for the addresses of all'],
    ['the home page', '/', 'is the home page, which belongs to the shell'],
    ['a page of the shell', '/trang-chu', 'lies within /trang-chu, which belongs to shell'],
    [
      'an address of the host',
      '/API/x',
      'lies within /api, which the document host answers by itself: take another address',
    ],
  ])('%s: %s', (_, pattern, message) => {
    expect(check(release('menus', '1', [pattern])).problems).toEqual([expect.stringContaining(message)])
  })

  test('a parameter above the addresses of others, which nobody owns', () => {
    const owners = { '/xem-truoc/mon-an': 'menus' }
    const claim = (pattern: string) =>
      checkAddresses({ owners, yielded: [] }, [], [release('staff', '1', [pattern])], 'promote').problems
    expect(claim('/xem-truoc/:kind/:id#')).toEqual([
      expect.stringContaining('lies within /xem-truoc/mon-an, which belongs to menus'),
    ])
    expect(claim('/xem-truoc/:id#')).toEqual([])
  })

  test('not for what is yielded, by that unit, to that unit and in that form alone', () => {
    const yielded = [{ pattern: '/so-tay/moi/:so#', from: 'notebook', to: 'menus' }]
    const known = { ...book, yielded }
    expect(check(release('menus', '1', ['/so-tay/moi/:id#']), known).problems).toEqual([])
    expect(check(release('menus', '1', ['/so-tay/moi/:id']), known).problems).toHaveLength(1)
    expect(check(release('health', '1', ['/so-tay/moi/:id#']), known).problems).toHaveLength(1)
  })

  test('an unrelated unit is not kept from its next version by what is wrong already', () => {
    const thief = release('menus', '1', ['/so-tay/x', '/:a'])
    const before = [...active, thief]
    expect(check(release('surveys', '2', ['/lop-hoc', '/bien-tap/lop-hoc']), book, before).problems).toEqual([])
    expect(check({ ...thief, version: '2' }, book, before).problems).toEqual([])
  })
})

describe('a page that goes', () => {
  test('is given up by name first', () => {
    const next = release('surveys', '2', ['/lop-hoc'])
    expect(check(next).problems).toEqual([
      'surveys 2 lacks /bien-tap/lop-hoc, which surveys 1 has: put the route back, or give it up with: npm run release -- yield surveys "/bien-tap/lop-hoc"',
    ])
    expect(check(release('surveys', '2', [])).problems).toEqual([
      'surveys 2 lacks /lop-hoc, /bien-tap/lop-hoc, which surveys 1 has: put them back, or give up each as in: npm run release -- yield surveys "/lop-hoc"',
    ])
    for (const to of [null, 'menus'])
      expect(
        check(next, { ...book, yielded: [{ pattern: '/bien-tap/lop-hoc', from: 'surveys', to }] }).problems,
      ).toEqual([])
  })

  test.each([
    ['under another id and name', ['/lop-hoc', '/a/:so#']],
    ['under a wider pattern', ['/lop-hoc', '/a/:id']],
    ['under one for two addresses', ['/lop-hoc/:x?', '/a/:id#']],
  ])('has not gone: %s', (_, patterns) => {
    const before = [shell, release('surveys', '1', ['/a/:id#', '/lop-hoc'])]
    expect(check(release('surveys', '2', patterns), EMPTY_BOOK, before).problems).toEqual([])
  })

  test('may go with a rollback, and with builds of one checkout', () => {
    expect(checkAddresses(book, active, [release('surveys', '2', [])], 'rollback').problems).toEqual([])
  })
})

describe('a widget that the shell places', () => {
  const placing = { ...shell, uses: { ...shell.uses, widgets: ['menus/home-menus', 'notebook/home-articles'] } }
  const menus = release('menus', '1', ['/thuc-don'], [{ id: 'menus/home-menus' }])
  const without = release('menus', '2', ['/thuc-don'])

  test('is kept', () => {
    expect(check(without, book, [placing, menus]).problems).toEqual([
      'menus 2 lacks the widget menus/home-menus, which shell 1 places: put it back, or promote a shell without it first',
    ])
    expect(check({ ...menus, version: '2' }, book, [placing, menus]).problems).toEqual([])
  })

  test('may go together with the place, and what is missing already is no news', () => {
    expect(checkAddresses(book, [placing, menus], [without, { ...shell, version: '2' }], 'promote').problems).toEqual(
      [],
    )
    expect(check({ ...without, version: '3' }, book, [placing, without]).problems).toEqual([])
  })

  test('keeps nobody from a rollback', () => {
    expect(checkAddresses(book, [placing, menus], [without], 'rollback').problems).toEqual([])
  })
})

describe('whatever units claim', () => {
  const segment = fc.constantFrom('a', 'b', 'c', ':x', ':x#')
  const pattern = fc
    .tuple(fc.constantFrom('a', 'b'), fc.array(segment, { maxLength: 3 }))
    .map((all) => `/${all.flat().join('/')}`)
  const site = fc.array(fc.uniqueArray(pattern, { maxLength: 3 }), { minLength: 1, maxLength: 4 })
  const releases = (claims: readonly (readonly string[])[]) =>
    claims.map((each, index) => release(`u${index}`, '1', each))

  test('a site of before addresses had owners loses nothing', () => {
    fc.assert(
      fc.property(site, (claims) => {
        const units = releases(claims)
        expect(findTrespasses(adoptAddresses(EMPTY_BOOK, units), units)).toEqual([])
      }),
      { numRuns: runSize(40, 1_000) },
    )
  })

  test('what was promoted takes nothing from those who are active, and the document host serves it', () => {
    fc.assert(
      fc.property(site, fc.nat({ max: 4 }), fc.uniqueArray(pattern, { maxLength: 3 }), (claims, index, next) => {
        const units = releases(claims)
        const known = adoptAddresses(EMPTY_BOOK, units)
        const promoted = release(`u${index}`, '2', next)
        const outcome = checkAddresses(known, units, [promoted], 'rollback')
        fc.pre(outcome.problems.length === 0)
        const others = units.filter(({ name }) => name !== promoted.name)
        expect(findTrespasses(outcome.book, [...others, promoted])).toEqual([])
      }),
      { numRuns: runSize(40, 1_000) },
    )
  })
})
