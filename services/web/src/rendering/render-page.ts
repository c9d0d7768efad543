import type { DocumentHead, DocumentStatus } from 'shared-contracts/remotes'
import type { RenderResult, RenderStep, RenderTask, UnitFailure } from './render-task'
import { failureOf, type RenderTools } from './render-tools'
import { asHead, asHtml, asPreparedPage, asPreparedShell, asServerUnit, asShellUnit } from './unit-contract'
import { loadWidgets } from './widgets'

/** Renders one document: the section first, as the shell's frame depends on what the section says about the page. */
export async function renderPage(task: RenderTask, tools: RenderTools): Promise<RenderResult> {
  const failures: UnitFailure[] = []
  const section = await renderSection(task, tools, failures)
  if (section.head?.redirect) return { kind: 'redirect', location: section.head.redirect, failures }

  const status: DocumentStatus = section.head?.status ?? task.status
  const owner = status === 200 || status === 503 ? task.owner : null
  const shown = status === 200 ? section : { head: section.head, html: null, state: undefined }
  let widgets = await loadWidgets(task, tools, failures)

  for (;;) {
    tools.clock.enter('shell', 'load')
    let step: RenderStep = 'load'
    try {
      const unit = asShellUnit(tools.load(task.shell))
      step = 'prepare'
      tools.clock.enter('shell')
      const request = {
        page: task.page,
        registry: task.registry,
        owner,
        head: shown.head,
        status,
        rendered: shown.html !== null,
        widgets: widgets.byId,
      }
      const prepared = asPreparedShell(
        await unit.prepare({ ...request, entering: (name) => tools.clock.enter(name) }, { api: tools.api }),
      )
      const head = asHead(prepared.head)
      const states = {
        shell: stateJson(prepared.state),
        ...(owner && shown.state ? { [owner.unit]: shown.state } : {}),
      }
      step = 'render'
      tools.clock.enter('shell')
      const shellHtml = asHtml(prepared.render())
      return {
        kind: 'page',
        status,
        owner,
        head,
        shellHtml,
        sectionHtml: shown.html,
        stateJson: `{${Object.entries(states)
          .map(([name, json]) => `${JSON.stringify(name)}:${json}`)
          .join(',')}}`,
        widgetIds: [...prepared.widgetIds],
        failures,
        dataMissing: tools.failedCalls() > 0,
      }
    } catch (error) {
      const culprit = widgets.unitOf(error) ?? tools.clock.running
      const bundle = task.widgetBundles.find(({ unit }) => unit === culprit)
      if (!bundle || !widgets.has(culprit)) {
        return { kind: 'shell-failed', failure: failureOf(task.shell, step, error, tools), failures }
      }
      failures.push(failureOf(bundle, step, error, tools))
      widgets = widgets.without(culprit)
    }
  }
}

interface SectionPart {
  readonly head: DocumentHead | null
  readonly html: string | null
  /** As JSON. */
  readonly state: string | undefined
}

/** A section that fails in any step leaves what it had said until then: its head still titles the document. */
async function renderSection(task: RenderTask, tools: RenderTools, failures: UnitFailure[]): Promise<SectionPart> {
  const bundle = task.section
  if (!bundle) return { head: null, html: null, state: undefined }
  let step: RenderStep = 'load'
  let head: DocumentHead | null = null
  try {
    tools.clock.enter(bundle.unit, 'load')
    const unit = asServerUnit(tools.load(bundle))
    step = 'prepare'
    tools.clock.enter(bundle.unit)
    const prepared = asPreparedPage(await unit.prepare(task.page, { api: tools.api }))
    head = asHead(prepared.head)
    if (task.headOnly)
      return { head: { title: head.title, description: head.description, noindex: true }, html: null, state: undefined }
    if (head.redirect || (head.status ?? 200) !== 200) return { head, html: null, state: undefined }
    step = 'render'
    tools.clock.enter(bundle.unit)
    return { head, html: asHtml(prepared.render()), state: stateJson(prepared.state) }
  } catch (error) {
    failures.push(failureOf(bundle, step, error, tools))
    return { head, html: null, state: undefined }
  }
}

/** Escapes `<`, so that no text in the data can end the script element that carries it. */
function stateJson(state: unknown): string {
  return (JSON.stringify(state) ?? 'null').replaceAll('<', '\\u003c')
}
