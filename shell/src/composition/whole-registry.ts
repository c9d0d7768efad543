import { type DocumentData, parseRegistry, type Registry } from 'shared-frame/remotes'
import { vouchFor } from './integrity'

/**
 * The whole registry: the document's, or asked for once, when a unit that is not of this page is needed. Its files may be
 * loaded from then on. A failure is forgotten, so that the next attempt asks again.
 */
export function wholeRegistry({
  registry,
  wholeRegistry: address,
}: Pick<DocumentData, 'registry' | 'wholeRegistry'>): () => Promise<Registry> {
  let asked: Promise<Registry> | null = address === null ? Promise.resolve(registry) : null

  async function ask(from: string): Promise<Registry> {
    const answer = await fetch(from)
    if (!answer.ok) throw new Error(`The registry was answered with ${answer.status}`)
    const whole = parseRegistry(await answer.json())
    vouchFor(whole)
    return whole
  }

  return () => {
    asked ??= ask(address ?? '').catch((error: unknown) => {
      asked = null
      throw error
    })
    return asked
  }
}
