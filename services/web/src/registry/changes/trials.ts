import { BadRelease } from '../read-release'
import type { RegistryState, UnitState } from '../registry-state'
import { checkSet, type ReleaseSet, setIdOf } from '../sets/release-sets'
import type { StillProved } from '../store/proof'
import type { UnitVersion } from '../store/release-storage'
import { type Change, checkExpected, NOBODY } from '../store/state-changes'
import { type ChangeTools, known } from './change-state'

export interface Trials {
  /** Gives a share of the visitors another version, which must fit as if it were promoted. Again: with another share. */
  startCanary(name: string, version: string, percent: number, change?: Change): Promise<UnitState>
  /** Gives a set to a share of the visitors: each has all of it or nothing. Again: with another share. */
  startTrialTogether(versions: ReleaseSet, percent: number, change?: Change): Promise<void>
  /** Ends the trial of a unit's version, and of the set that it belongs to. */
  endCanary(name: string, change?: Change): Promise<UnitState>
}

/** What gives versions to a share of the visitors. */
export function createTrials(tools: ChangeTools): Trials {
  const { storage, update, changeUnit, noted, checkFit, checkBuilds, proved } = tools

  return {
    startCanary: async (name, version, percent, change = NOBODY) => {
      checkShare(percent)
      const start = (stillProved: StillProved) =>
        changeUnit(name, change, async (now, state) => {
          if (version === now.active) throw new BadRelease(`${name} ${version} is active: all visitors have it`)
          stillProved(state)
          await checkFit(state, [{ name, version }])
          await checkBuilds([{ name, version }])
          return { unit: { ...now, canary: { version, percent } }, event: { action: 'canary', version, percent } }
        })
      return proved([{ name, version }], change, start)
    },

    startTrialTogether: async (versions, percent, change = NOBODY) => {
      checkShare(percent)
      checkSet(versions)
      const isReady = (state: RegistryState) => {
        for (const release of versions) checkTriable(state, release)
      }
      const start = (stillProved: StillProved) =>
        storage.exclusively(async () => {
          await update(change, async (state) => {
            for (const { name } of versions) checkExpected(state, name, change)
            isReady(state)
            stillProved(state)
            await checkFit(state, versions)
            await checkBuilds(versions)
            const set = setIdOf(versions)
            const event = { action: 'canary', percent, set } as const
            const tried = versions.map(({ name, version }) => ({
              name,
              unit: { ...known(name, state.units[name]), canary: { version, percent, set } },
              event: { ...event, version },
            }))
            return noted(state, tried, change)
          })
        })
      await proved(versions, change, start, isReady)
    },

    endCanary: (name, change = NOBODY) =>
      changeUnit(name, change, async (now) => {
        if (!now.canary) throw new BadRelease(`no version of ${name} is on trial`)
        const event = { action: 'canary', version: now.canary.version, percent: 0 } as const
        return { unit: { ...now, canary: null }, event }
      }),
  }
}

/** @throws BadRelease when a version can't be tried as one of a set */
function checkTriable({ units }: RegistryState, { name, version }: UnitVersion): void {
  const unit = units[name]
  if (!unit) throw new BadRelease(`no version of ${name} was promoted yet: nothing is there to try another beside`)
  if (unit.active === version)
    throw new BadRelease(`${name} ${version} is active: all visitors have it, leave it out of the set`)
  if (!unit.enabled) throw new BadRelease(`${name} is switched off: nobody would get the set; switch it on first`)
}

/** @throws BadRelease */
function checkShare(percent: number): void {
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    throw new BadRelease(`${percent} is no share of visitors: give a whole number from 1 to 99`)
}
