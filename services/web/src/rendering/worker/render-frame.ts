import type { FrameResult, FrameTask, UnitFailure } from '../render-task'
import { whyLeftOut } from './render-section'
import { failureOf, type RenderTools, realmFailure } from './render-tools'
import { stateJson } from './state-json'
import { leftOutWidgets } from './suspended-parts'
import { asHead, asHtml, asPreparedShell, asShellUnit } from './unit-contract'
import { type LoadedWidgets, loadWidgets, RealmChanged } from './widgets'

/** Renders the shell's part of a document; a widget that fails is left out with its unit. */
export async function renderFrame(task: FrameTask, tools: RenderTools): Promise<FrameResult> {
  const failures: UnitFailure[] = []
  const failed = (failure: UnitFailure): FrameResult => ({ kind: 'failed', failure, failures })
  let widgets: LoadedWidgets
  try {
    widgets = await loadWidgets(task, tools, failures)
  } catch (error) {
    if (!(error instanceof RealmChanged)) throw error
    return failed(error.failure)
  }
  for (;;) {
    let step: 'load' | 'prepare' | 'render' = 'load'
    try {
      tools.clock.enter('shell', 'load')
      const unit = asShellUnit(tools.load(task.shell))
      step = 'prepare'
      tools.clock.enter('shell')
      const { page, registry, owner, head: said, status, rendered } = task
      const prepared = asPreparedShell(
        await unit.prepare(
          {
            page,
            registry,
            owner,
            head: said,
            status,
            rendered,
            widgets: widgets.byId,
            entering: (name) => tools.clock.enter(name),
          },
          { api: tools.api },
        ),
      )
      const head = asHead(prepared.head)
      const state = stateJson(prepared.state)
      step = 'render'
      tools.clock.enter('shell')
      const html = asHtml(prepared.render())
      tools.clock.enter('shell')
      for (const id of leftOutWidgets(html)) {
        const bundle = id === '' ? task.shell : task.widgetBundles.find(({ unit }) => unit === id.split('/')[0])
        // A widget that could not be loaded is known to be missing.
        if (!bundle || (bundle !== task.shell && !widgets.has(bundle.unit))) continue
        failures.push({ ...failureOf(bundle, step, await whyLeftOut(prepared), tools), step: 'suspense' })
      }
      const changed = tools.changed()
      if (changed !== null) return failed(realmFailure(task.shell, changed))
      const dataMissing = tools.failedCalls() > 0
      return { kind: 'frame', head, html, stateJson: state, widgetIds: [...prepared.widgetIds], failures, dataMissing }
    } catch (error) {
      const culprit = widgets.unitOf(error) ?? tools.clock.running
      const bundle = task.widgetBundles.find(({ unit }) => unit === culprit)
      if (!bundle || !widgets.has(culprit)) return failed(failureOf(task.shell, step, error, tools))
      failures.push(failureOf(bundle, step, error, tools))
      widgets = widgets.without(culprit)
    }
  }
}
