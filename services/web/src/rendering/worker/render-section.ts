import type { DocumentHead, ErrorTracing } from 'shared-frame/remotes'
import type { SectionPart, SectionTask, UnitFailure } from '../render-task'
import { failureOf, type RenderTools, realmFailure } from './render-tools'
import { stateJson } from './state-json'
import { leavesSomethingOut } from './suspended-parts'
import { asHead, asHtml, asPreparedPage, asServerUnit } from './unit-contract'

/** Renders the section's part of a document. Never rejects for what the section does. */
export async function renderSection(task: SectionTask, tools: RenderTools): Promise<SectionPart> {
  const failures: UnitFailure[] = []
  const part = await renderParts(task, tools, failures)
  const changed = tools.changed()
  const isDamaged = changed !== null
  if (isDamaged) failures.push(realmFailure(task.section, changed))
  return { ...part, ...(isDamaged ? NOTHING : {}), failures, dataMissing: tools.failedCalls() > 0 }
}

const NOTHING = { html: null, stateJson: undefined } as const

type Parts = Pick<SectionPart, 'head' | 'html' | 'stateJson'>

async function renderParts(task: SectionTask, tools: RenderTools, failures: UnitFailure[]): Promise<Parts> {
  const bundle = task.section
  let step: 'load' | 'prepare' | 'render' = 'load'
  let head: DocumentHead | null = null
  try {
    tools.clock.enter(bundle.unit, 'load')
    const unit = asServerUnit(tools.load(bundle))
    step = 'prepare'
    tools.clock.enter(bundle.unit)
    const prepared = asPreparedPage(await unit.prepare(task.page, { api: tools.api }))
    head = asHead(prepared.head)
    if (task.headOnly) {
      return { head: { title: head.title, description: head.description, noindex: true }, ...NOTHING }
    }
    if (head.redirect || (head.status ?? 200) !== 200) return { head, ...NOTHING }
    step = 'render'
    tools.clock.enter(bundle.unit)
    const html = asHtml(prepared.render())
    if (leavesSomethingOut(html)) {
      failures.push({ ...failureOf(bundle, step, await whyLeftOut(prepared), tools), step: 'suspense' })
    }
    return { head, html, stateJson: stateJson(prepared.state) }
  } catch (error) {
    failures.push(failureOf(bundle, step, error, tools))
    return { head, ...NOTHING }
  }
}

/** What React swallowed, by rendering once more: slower, so only when something is missing. */
export async function whyLeftOut(prepared: ErrorTracing): Promise<unknown> {
  const [first] = (await prepared.renderErrors?.()) ?? []
  return first ?? new Error('A part of the page threw or was not ready, and React left it out')
}
