import type { EventBus } from 'shared-frame/events'
import { MOUNT_LIMIT_MS, type RemoteProps } from 'shared-frame/remote'
import { OUTLET_ID, type Registry } from 'shared-frame/remotes'
import {
  addErrorHandler,
  getAppStatus,
  getMountedApps,
  LOAD_ERROR,
  registerApplication,
  SKIP_BECAUSE_BROKEN,
  setBootstrapMaxTime,
  setMountMaxTime,
  setUnmountMaxTime,
  start,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa'
import type { LeavingsWatch } from './leavings/watch-leavings'
import type { RemoteLoader } from './remote-loader'
import type { Views } from './view'

/**
 * A section's own limits end its page's way here and then its mount. One that passes both has an adapter that never settles: it fails, and the
 * next navigation goes on.
 */
export const SECTION_LIMIT_MS = 2 * MOUNT_LIMIT_MS + 1_000

interface Options {
  readonly registry: Registry
  readonly loader: RemoteLoader
  readonly views: Views
  readonly leavings: Pick<LeavingsWatch, 'begin' | 'end'>
  /** Alike for all sections but for the bus. */
  readonly props: RemoteProps
  /** The bus as a unit gets it. */
  readonly busOf: (unit: string) => EventBus
  readonly report: (error: unknown, context: Readonly<Record<string, string>>) => void
}

export interface Sections {
  start(): void
  /** Tries a failed section again; one that arrives and fails once more is given a new document. */
  retry(unit: string): Promise<void>
}

/** Registers every section of the registry with single-spa and keeps the view true to what became of it. */
export function createSections({ registry, loader, views, leavings, props, busOf, report }: Options): Sections {
  const units = registry.units.filter((unit) => unit.name !== 'shell')

  function register(unit: string): void {
    registerApplication<RemoteProps>({
      name: unit,
      app: () => loader.lifecycles(unit),
      activeWhen: (location) => views.of(location.pathname).unit === unit,
      customProps: { ...props, shell: { ...props.shell, bus: busOf(unit) } },
    })
  }

  function fault(unit: string, error: unknown): void {
    report(error, { unit, at: 'composition' })
    leavings.end(unit)
    const view = views.current.getValue()
    if (view.unit === unit) views.current.next({ ...view, state: 'fault' })
  }

  const renewals = new Map<string, Promise<void>>()

  /** single-spa never mounts a broken application again; a new registration starts clean. */
  async function renew(unit: string): Promise<void> {
    await unregisterApplication(unit)
    register(unit)
  }

  const isBroken = (unit: string): boolean => getAppStatus(unit) === SKIP_BECAUSE_BROKEN
  const couldNotBeLoaded = (unit: string): boolean => getAppStatus(unit) === LOAD_ERROR

  /** single-spa does not load a section within 200 ms of its last failure, and says nothing: that visit is a fault too. */
  async function loadAgain(unit: string): Promise<void> {
    await triggerAppChange()
    const view = views.current.getValue()
    if (couldNotBeLoaded(unit) && view.unit === unit && view.state === 'loading') {
      fault(unit, new Error(`${unit} could not be loaded again`))
    }
  }

  /** The server's page of a section that never mounted here: no unmount takes it away. */
  function removeUnmounted(unit: string | null): void {
    for (const root of document.querySelectorAll<HTMLElement>(`#${OUTLET_ID} > [data-unit]`)) {
      const { unit: owner = '' } = root.dataset
      if (owner !== unit && !getMountedApps().includes(owner)) root.remove()
    }
  }

  return {
    start() {
      for (const limit of [setBootstrapMaxTime, setMountMaxTime, setUnmountMaxTime])
        limit(SECTION_LIMIT_MS, true, SECTION_LIMIT_MS)
      addErrorHandler((error) => fault(error.appOrParcelName, error))
      for (const unit of units) register(unit.name)
      // Who comes back to a section that failed would wait for it in vain, by a link as well as by "Thử lại"
      views.current.subscribe(({ unit, state }) => {
        if (state !== 'loading') removeUnmounted(unit)
        if (!unit || state !== 'loading') return
        if (isBroken(unit)) renewals.set(unit, renew(unit))
        else if (couldNotBeLoaded(unit)) void loadAgain(unit)
      })
      start({ urlRerouteOnly: true })
      leavings.begin()
    },
    async retry(unit) {
      const view = views.current.getValue()
      if (view.unit === unit) views.current.next({ ...view, state: 'loading' })
      await renewals.get(unit)
      await loadAgain(unit)
      // Its code is here and stays as it is as long as this document: only a new one can bring another. Without a network
      // there is no document to be had.
      if (isBroken(unit) && window.navigator.onLine) props.shell.reload()
    },
  }
}
