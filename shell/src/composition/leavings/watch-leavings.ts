import type { Before, Leavings, LeavingsOptions } from './leavings'
import { type Recorded, recordSections } from './record'
import { sharedThings } from './shared-things'

export interface LeavingsWatch {
  /** To be called once, when single-spa has put its own in place, before a section's code runs: what is there by then is as it should be. */
  readonly begin: () => void
  /**
   * To be called as a page is left. Resolves to whether what all pages stand on was changed in a way that only a new document mends; it has been
   * told then. Never rejects.
   */
  readonly isDamaged: () => Promise<boolean>
  /** Takes back what a section did whose mount failed. */
  readonly end: (unit: string) => void
}

/**
 * Sees to it that a section leaves the page as it was: from now on what its code does is written down; who takes it back comes when a page is
 * left for the first time.
 */
export function watchLeavings(options: LeavingsOptions): LeavingsWatch {
  const recorded: Recorded[] = []
  let tell = (one: Recorded): unknown => recorded.push(one)
  let before: Before = { sharedThings: [], globals: [], main: null }
  let leavings: Leavings | undefined
  async function load(): Promise<Leavings | undefined> {
    const { createLeavings } = await import(/* webpackChunkName: "leavings" */ './leavings-part')
    if (!leavings) {
      leavings = createLeavings(options, before)
      recorded.forEach(leavings.take)
      tell = leavings.take
    }
    return leavings
  }
  // Without a network a page is left as it is.
  const ready = () => load().catch(() => leavings)
  return {
    begin() {
      recordSections((one) => tell(one))
      before = { sharedThings: sharedThings(), globals: Object.keys(window), main: document.querySelector('main') }
    },
    isDamaged: async () => (await ready())?.tellDamage() ?? false,
    end: (unit) => void ready().then((part) => part?.end(unit)),
  }
}
