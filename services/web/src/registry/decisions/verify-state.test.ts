import { createPublicKey, type KeyObject } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { newKey } from '../../testing/release-keys'
import {
  EMPTY_STATE,
  parseRegistryState,
  printRegistryState,
  type RegistryState,
  type UnitState,
} from '../registry-state'
import { fingerprintOf, type ReleaseTeam } from '../signatures/release-keys'
import { activated, recorded, type UnitEvent } from '../store/state-changes'
import { isDecision } from './decision'
import { decisionSigner, sealed } from './seal'
import { verifyState } from './verify-state'

const keys = { menus: newKey(), short: newKey(), host: newKey() }
const LAST_DAY = '2026-06-02'
const trusted = (key: KeyObject, until: string | null = null) => {
  const publicKey = createPublicKey(key)
  return { key: publicKey, fingerprint: fingerprintOf(publicKey), until }
}
const teams: readonly ReleaseTeam[] = [
  {
    team: 'menus',
    units: ['menus'],
    may: 'release',
    members: [],
    keys: [trusted(keys.menus), trusted(keys.short, LAST_DAY)],
  },
  { team: 'host', units: ['*'], may: 'take-back', members: [], keys: [trusted(keys.host)] },
]

function decide(before: RegistryState, unit: UnitState, event: UnitEvent, key: KeyObject, at: string): RegistryState {
  const told = { unit, event, change: { who: 'lan', why: '' }, at: new Date(at) }
  return sealed(before, recorded(before, 'menus', told), decisionSigner(key))
}
const promote = (before: RegistryState, version: string, key: KeyObject, at: string) =>
  decide(before, activated(before.units.menus ?? null, version), { action: 'promote', version }, key, at)
const headOf = ({ history }: RegistryState) => {
  const [head] = history.menus ?? []
  if (head === undefined || !isDecision(head)) throw new Error('menus was not decided on')
  return head
}
const verify = (state: RegistryState, trust: Partial<Parameters<typeof verifyState>[1]> = {}) => {
  const { state: believed, problems } = verifyState(state, { teams, known: {}, newsBy: null, ...trust })
  return [believed.units.menus?.active, problems.map(({ reason }) => reason).join()]
}

const first = promote(EMPTY_STATE, '1.0.0', keys.menus, '2026-06-01T08:00:00Z')

describe('a key that is over', () => {
  const second = promote(first, '2.0.0', keys.short, `${LAST_DAY}T12:00:00Z`)
  const known = { menus: headOf(first) }

  test('counts for what it signed in time, to who reads for the first time or knew it', () => {
    expect(verify(second)).toEqual(['2.0.0', ''])
    expect(verify(second, { known })).toEqual(['2.0.0', ''])
    const later = new Date('2026-07-01T00:00:00Z')
    expect(verify(second, { known: { menus: headOf(second) }, newsBy: later })).toEqual(['2.0.0', ''])
  })

  test('brings a running host no news, whenever they say they were signed', () => {
    expect(verify(second, { known, newsBy: new Date(`${LAST_DAY}T23:59:00Z`) })).toEqual(['2.0.0', ''])
    expect(verify(second, { known, newsBy: new Date('2026-06-03T00:00:00Z') })).toEqual([
      '1.0.0',
      expect.stringContaining(`signed with a key of menus that ended on ${LAST_DAY}`),
    ])
  })

  test('signs nothing before what it follows', () => {
    const late = promote(first, '2.0.0', keys.menus, '2026-06-05T12:00:00Z')
    const [entry, ...past] = promote(late, '3.0.0', keys.short, '2026-06-02T12:00:00Z').history.menus ?? []
    // The store moves the moment up; by hand it can be left.
    expect(entry?.at).toBe('2026-06-05T12:00:00.000Z')
    const signer = decisionSigner(keys.short)
    const draft = { ...late, units: { menus: activated(late.units.menus ?? null, '3.0.0') } }
    const forged = sealed(
      late,
      { ...draft, history: { menus: [{ ...Object(entry), at: '2026-06-02T12:00:00.000Z' }, ...past] } },
      signer,
    )
    expect(verify(forged)).toEqual(['2.0.0', expect.stringContaining('does not count')])
  })
})

describe('a key that takes back', () => {
  const second = promote(first, '2.0.0', keys.menus, '2026-06-01T09:00:00Z')
  const back = activated(second.units.menus ?? null, '1.0.0')
  const at = '2026-06-01T10:00:00Z'
  const rollback = (unit: UnitState, version = unit.active) =>
    verify(decide(second, unit, { action: 'rollback', version }, keys.host, at))

  test('goes back to what was active, again and again', () => {
    expect(rollback(back)).toEqual(['1.0.0', ''])
    const there = decide(second, back, { action: 'rollback', version: '1.0.0' }, keys.host, at)
    const again = activated(back, '2.0.0')
    expect(verify(decide(there, again, { action: 'rollback', version: '2.0.0' }, keys.host, at))).toEqual(['2.0.0', ''])
  })

  test.each([
    ['a version that never was', { ...back, active: '9.0.0' }, '9.0.0'],
    ['a unit that is off besides', { ...back, enabled: false }, '1.0.0'],
    ['a trial besides', { ...back, canary: { version: '9.0.0', percent: 99 } }, '1.0.0'],
    ['another version than it says', { ...back, active: '9.0.0' }, '1.0.0'],
  ] as const)('does nothing else under that name: %s', (_, unit, version) => {
    expect(rollback(unit, version)).toEqual(['2.0.0', expect.stringContaining('who may go back and end trials alone')])
  })

  test('vouches for nothing that nobody may have decided below it', () => {
    const forged = promote(first, '2.0.0', newKey(), '2026-06-01T09:00:00Z')
    const unit = activated(forged.units.menus ?? null, '1.0.0')
    const state = decide(forged, { ...unit, active: '1.0.0' }, { action: 'rollback', version: '1.0.0' }, keys.host, at)
    expect(verify(state)).toEqual(['1.0.0', expect.stringContaining('release-keys.json does not name')])
  })
})

test('a team that signs an address of another unit into its own chain does not get it', () => {
  const own = (before: RegistryState, owner: string, key: KeyObject, at: string) => {
    const event = { action: 'own', version: '1.0.0', address: '/so-tay' } as const
    const addresses = { owners: { '/so-tay': owner }, yielded: [] }
    const told = { unit: null, event, change: { who: 'lan', why: '' }, at: new Date(at) }
    return sealed(before, recorded({ ...before, addresses }, owner, told), decisionSigner(key))
  }
  const notebook: ReleaseTeam = {
    ...Object(teams[0]),
    team: 'notebook',
    units: ['notebook'],
    keys: [trusted(keys.host)],
  }
  const owned = own(first, 'notebook', keys.host, '2026-06-01T09:00:00Z')
  const forged = own(owned, 'menus', keys.menus, '2026-06-01T09:30:00Z')
  const read = (known: Parameters<typeof verifyState>[1]['known']) =>
    verifyState(forged, { teams: [Object(teams[0]), notebook], known, newsBy: null })
  expect(read({}).state.addresses.owners).toEqual({ '/so-tay': 'notebook' })
  expect(read({}).problems).toContainEqual({
    unit: 'menus',
    reason: expect.stringContaining('/so-tay, which notebook owns'),
  })
  // However far back its key says that it was, a host that knew better knows.
  const [last] = forged.history.menus ?? []
  const backdated = {
    ...forged,
    history: {
      ...forged.history,
      menus: [{ ...Object(last), at: '2026-06-01T08:00:00.000Z' }, ...(first.history.menus ?? [])],
    },
  }
  const before = { ...backdated, history: { ...backdated.history, menus: backdated.history.menus.slice(1) } }
  const resealed = sealed({ ...before, addresses: forged.addresses }, backdated, decisionSigner(keys.menus))
  const knew = verifyState(owned, { teams: [Object(teams[0]), notebook], known: {}, newsBy: null }).heads
  const told = verifyState(resealed, { teams: [Object(teams[0]), notebook], known: knew, newsBy: null })
  expect(told.state.addresses.owners).toEqual({ '/so-tay': 'notebook' })
})

test('what is written and read again is what was signed', () => {
  const canary = { version: '2.0.0', percent: 10, set: '0123456789ab' }
  const unit = { active: '1.0.0', previous: null, enabled: true, canary }
  const tried = decide(
    first,
    unit,
    { action: 'canary', version: '2.0.0', percent: 10, set: canary.set },
    keys.menus,
    '2026-06-01T09:00:00Z',
  )
  expect(verify(parseRegistryState(printRegistryState(tried)).state)).toEqual(['1.0.0', ''])
})
