import type { Registry } from 'shared-contracts/remotes'
import type { RemoteProps } from 'shared-ui/remote'
import {
  addErrorHandler,
  getAppStatus,
  LOAD_ERROR,
  registerApplication,
  SKIP_BECAUSE_BROKEN,
  start,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa'
import type { RemoteLoader } from './remote-loader'
import type { Views } from './view'

interface Options {
  readonly registry: Registry
  readonly loader: RemoteLoader
  readonly views: Views
  readonly props: RemoteProps
  readonly report: (error: unknown, context: Readonly<Record<string, string>>) => void
}

export interface Sections {
  start(): void
  /** Tries a failed section again; one that arrives and fails once more is given a new document. */
  retry(unit: string): Promise<void>
}

/** Registers every section of the registry with single-spa and keeps the view true to what became of it. */
export function createSections({ registry, loader, views, props, report }: Options): Sections {
  const units = registry.units.filter((unit) => unit.name !== 'shell')

  function register(unit: string): void {
    registerApplication<RemoteProps>({
      name: unit,
      app: () => loader.lifecycles(unit),
      activeWhen: (location) => views.of(location.pathname).unit === unit,
      customProps: props,
    })
  }

  function fault(unit: string, error: unknown): void {
    report(error, { unit, at: 'composition' })
    const view = views.current.getValue()
    if (view.unit === unit) views.current.next({ ...view, state: 'fault' })
  }

  return {
    start() {
      addErrorHandler((error) => fault(error.appOrParcelName, error))
      for (const unit of units) register(unit.name)
      start({ urlRerouteOnly: true })
    },
    async retry(unit) {
      const view = views.current.getValue()
      if (view.unit === unit) views.current.next({ ...view, state: 'loading' })
      if (getAppStatus(unit) === SKIP_BECAUSE_BROKEN) {
        // single-spa never mounts a broken application again; a new registration starts clean.
        await unregisterApplication(unit)
        register(unit)
      }
      await triggerAppChange()
      // Its code is here and stays as it is as long as this document: only a new one can bring another.
      if (getAppStatus(unit) === SKIP_BECAUSE_BROKEN) props.shell.reload()
      if (getAppStatus(unit) === LOAD_ERROR && views.current.getValue().state === 'loading') {
        fault(unit, new Error(`${unit} could not be loaded again`))
      }
    },
  }
}
