import type { ServerWidget } from 'shared-frame/remotes'
import type { FrameTask, UnitFailure } from '../render-task'
import { failureOf, type RenderTools, realmFailure } from './render-tools'
import { asServerUnit, asServerWidget } from './unit-contract'

type WidgetsById = Readonly<Record<string, ServerWidget>>

/** The widgets of all units that could load theirs; a unit that fails later is taken out as a whole. */
export class LoadedWidgets {
  readonly #units: ReadonlyMap<string, WidgetsById>
  readonly #blamed: WeakMap<object, string>

  constructor(units: ReadonlyMap<string, WidgetsById>, blamed: WeakMap<object, string>) {
    this.#units = units
    this.#blamed = blamed
  }

  get byId(): WidgetsById {
    return Object.assign({}, ...this.#units.values())
  }

  has(unit: string): boolean {
    return this.#units.has(unit)
  }

  /** The unit whose widget rejected with this error while its data was loaded. */
  unitOf(error: unknown): string | undefined {
    return typeof error === 'object' && error !== null ? this.#blamed.get(error) : undefined
  }

  without(unit: string): LoadedWidgets {
    return new LoadedWidgets(new Map([...this.#units].filter(([name]) => name !== unit)), this.#blamed)
  }
}

/** Ends the rendering: nothing that is rendered in this thread can be relied on. */
export class RealmChanged extends Error {
  override readonly name = 'RealmChanged'
  readonly failure: UnitFailure

  constructor(failure: UnitFailure) {
    super(failure.message)
    this.failure = failure
  }
}

/** Rejects with `RealmChanged` alone. */
export async function loadWidgets(
  task: FrameTask,
  tools: RenderTools,
  failures: UnitFailure[],
): Promise<LoadedWidgets> {
  const units = new Map<string, WidgetsById>()
  const blamed = new WeakMap<object, string>()
  for (const bundle of task.widgetBundles) {
    const claims = task.registry.units.find(({ name }) => name === bundle.unit)?.widgets ?? []
    try {
      tools.clock.enter(bundle.unit, 'load')
      const unit = asServerUnit(tools.load(bundle))
      const widgets: Record<string, ServerWidget> = {}
      for (const { id } of claims) {
        const load = unit.widgets[id]
        if (load) widgets[id] = watched(bundle.unit, asServerWidget(await load()), tools, blamed)
      }
      const changed = tools.changed()
      if (changed !== null) throw new RealmChanged(realmFailure(bundle, changed))
      units.set(bundle.unit, widgets)
    } catch (error) {
      if (error instanceof RealmChanged) throw error
      failures.push(failureOf(bundle, 'load', error, tools))
    }
  }
  return new LoadedWidgets(units, blamed)
}

/** Attributes what a widget's prefetch throws, and the time it computes, to its own unit. */
function watched(
  unit: string,
  widget: ServerWidget,
  { clock }: RenderTools,
  blamed: WeakMap<object, string>,
): ServerWidget {
  return {
    Component: widget.Component,
    async prefetch(services) {
      try {
        clock.enter(unit)
        const done = widget.prefetch(services)
        clock.enter('shell')
        await done
      } catch (error) {
        if (typeof error === 'object' && error !== null) blamed.set(error, unit)
        throw error
      }
    },
  }
}
