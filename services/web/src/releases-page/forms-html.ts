import { paths } from 'shared-contracts/paths'
import { escapeHtml } from '../documents/html/escape'
import { setText } from '../registry/sets/release-sets'
import type { ReleaseAction } from './actions'
import type { FormField, RefusedForm } from './read-form'
import { actionTexts, texts } from './texts'
import type { UnitReport } from './unit-report'

export interface FormsContext {
  offers(action: ReleaseAction): boolean
  readonly token: string
  /** What was sent and could not be done; shown again in its form. */
  readonly refused: RefusedForm | null
}

/** The forms of a unit; each action has its own, folded away until it is needed. */
export function unitForms(unit: UnitReport, context: FormsContext): string {
  const offered = unit.versions.map(({ version }) => version).filter((version) => version !== unit.active)
  const form = (action: ReleaseAction, fields = '') =>
    context.offers(action) ? actionForm(unit, action, fields, context) : ''
  const select = (action: ReleaseAction, versions: readonly string[]) => versionField(unit, action, versions, context)
  const isShell = unit.name === 'shell'
  return [
    offered.length > 0 ? form('promote', select('promote', offered)) : '',
    unit.active !== null && offered.length > 0 ? form('preview', select('preview', offered)) : '',
    unit.active !== null && offered.length > 0
      ? form('canary', select('canary', offered) + percentField(unit, context))
      : '',
    unit.tried.length > 0 ? form('promote-set', setField(unit.tried)) : '',
    unit.canary === null ? '' : form('end-canary'),
    unit.promoted.length > 0 ? form('rollback-set', setField(unit.promoted)) : '',
    unit.backTo.length > 0 ? form('rollback', select('rollback', unit.backTo)) : '',
    // Without the shell there is no site.
    unit.active === null || (isShell && unit.enabled) ? '' : form(unit.enabled ? 'off' : 'on'),
  ].join('\n')
}

function actionForm(unit: UnitReport, action: ReleaseAction, fields: string, context: FormsContext): string {
  const isOpen = refusedOf(unit, action, context) !== null
  const hidden = { token: context.token, unit: unit.name, action, expected: unit.active ?? '' }
  const inputs = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  const { title } = actionTexts[action]
  return `<details${isOpen ? ' open' : ''}><summary>${title}</summary>
<form method="post" action="#${unit.name}" aria-label="${title}: ${unit.name}">
${inputs.join('')}
${fields}${action === 'preview' ? '' : field(unit, action, 'why', texts.whyLabel, context, (attributes, value) => `<textarea rows="2" maxlength="500" ${attributes}>${value}</textarea>`)}
${stepField(unit, action, context)}<button type="submit">${title}</button>
</form></details>`
}

/** What the form is about, shown and sent. */
function setField(set: UnitReport['tried']): string {
  return `<p>${texts.set}: <b>${escapeHtml(set.map(({ name, version }) => `${name} ${version}`).join(', '))}</b>.</p>
<input type="hidden" name="set" value="${escapeHtml(setText(set))}">\n`
}

function versionField(
  unit: UnitReport,
  action: ReleaseAction,
  versions: readonly string[],
  context: FormsContext,
): string {
  return field(unit, action, 'version', texts.version, context, (attributes, value) => {
    const option = (version: string) => `<option${version === value ? ' selected' : ''}>${escapeHtml(version)}</option>`
    return `<select ${attributes}><option value="">${texts.choose}</option>${versions.map(option).join('')}</select>`
  })
}

function percentField(unit: UnitReport, context: FormsContext): string {
  const draw = (attributes: string, value: string) =>
    `<input inputmode="numeric" size="4" ${attributes} value="${value}">`
  return field(unit, 'canary', 'percent', texts.percent, context, draw)
}

/** Opens beside the form, which keeps what was typed. */
const SECURITY = escapeHtml(paths.security)

/** Shown once the form was refused for it. What was typed there is not shown again: each code counts once. */
function stepField(unit: UnitReport, action: ReleaseAction, context: FormsContext): string {
  if (refusedOf(unit, action, context)?.errors.step === undefined) return ''
  return field(
    unit,
    action,
    'step',
    texts.secondStep,
    context,
    (attributes) =>
      `<input autocomplete="one-time-code" ${attributes}> <a href="${SECURITY}" target="_blank" rel="noopener">${texts.stepElsewhere}</a>`,
  )
}

/** A labelled field with what was typed and what is wrong with it. */
function field(
  unit: UnitReport,
  action: ReleaseAction,
  name: FormField,
  label: string,
  context: FormsContext,
  draw: (attributes: string, value: string) => string,
): string {
  const id = fieldId(unit.name, action, name)
  const refused = refusedOf(unit, action, context)
  const error = refused?.errors[name]
  const told = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${id}-error"`
  const message = error === undefined ? '' : `<span class="error" id="${id}-error">${error}</span>`
  // Whoever passes the second step elsewhere sends the form without a code.
  const attributes = `id="${id}" name="${name}"${name === 'step' ? '' : ' required'}${told}`
  return `<p><label for="${id}">${label}</label>${message}${draw(attributes, escapeHtml(refused?.typed[name] ?? ''))}</p>\n`
}

/** Where the list of what is wrong leads. */
export function fieldId(unit: string, action: ReleaseAction, name: FormField): string {
  return `${unit}-${action}-${name}`
}

function refusedOf(unit: UnitReport, action: ReleaseAction, { refused }: FormsContext): RefusedForm | null {
  return refused?.unit === unit.name && refused.action === action ? refused : null
}
