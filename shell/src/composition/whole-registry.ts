import { type DocumentData, parseRegistry, type Registry, type RegistryEntry } from 'shared-frame/remotes'
import { vouchFor } from './integrity'

export interface WholeRegistry {
  /** Resolves with all of it. Its files may be loaded from then on. A failure is forgotten, so that the next attempt asks again. */
  readonly whole: () => Promise<Registry>
  /** What runs here of each unit, as far as is known: while versions are on trial, those that come later may be other ones than the document says. */
  readonly units: () => readonly RegistryEntry[]
}

/** The whole registry: the document's, or asked for once, when a unit that is not of this page is needed. */
export function wholeRegistry({
  registry,
  wholeRegistry: address,
}: Pick<DocumentData, 'registry' | 'wholeRegistry'>): WholeRegistry {
  let known = registry.units
  let asked: Promise<Registry> | null = address === null ? Promise.resolve(registry) : null

  async function ask(from: string): Promise<Registry> {
    const answer = await fetch(from)
    if (!answer.ok) throw new Error(`The registry was answered with ${answer.status}`)
    const whole = parseRegistry(await answer.json())
    vouchFor(whole)
    known = known.map((unit) => (unit.entry ? unit : (whole.units.find(({ name }) => name === unit.name) ?? unit)))
    return whole
  }

  return {
    units: () => known,
    whole() {
      asked ??= ask(address ?? '').catch((error: unknown) => {
        asked = null
        throw error
      })
      return asked
    },
  }
}
