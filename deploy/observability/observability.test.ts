import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import Fastify from 'fastify'
import { registerOperations } from 'service-host'
import { parse } from 'yaml'
import { z } from 'zod'
import { measureSms } from '../../services/api/src/platform/messages/sms-metrics'
import { createMetrics } from '../../services/web/src/metrics'

const project = path.join(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(project, file), 'utf8')
const runbooks = readdirSync(path.join(project, 'docs/runbooks')).map((name) => `docs/runbooks/${name}`)

const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            annotations: z.object({ summary: z.string(), runbook: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('deploy/observability/alerts.yaml')))
  .groups.flatMap((group) => group.rules)

const dashboard = z
  .object({ panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })) })
  .parse(JSON.parse(read('deploy/observability/dashboard.json')))

const expressions: readonly (readonly [string, string])[] = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
]

/** Names of metrics in an expression; labels and functions have no such ending. */
function metricsIn(expression: string): string[] {
  return expression.match(/\b(?:http|web|api|nodejs|process)_[a-z0-9_]+/g) ?? []
}

/** Names that the document host and the API print, with those of the histograms' series. */
async function printedNames(): Promise<Set<string>> {
  const app = Fastify()
  const { metrics } = registerOperations(app, {
    service: 'web',
    operatorToken: null,
    processMetrics: true,
    readiness: () => ({ ready: true, status: 'ready' }),
  })
  createMetrics(metrics, { problems: () => [], suspected: () => [] })
  measureSms(metrics, async () => 0)
  const described = await metrics.getMetricsAsJSON()
  await app.close()
  return new Set(
    described.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
}

test('every metric that an alert or panel names is printed by the services', async () => {
  const printed = await printedNames()
  for (const [where, expression] of expressions) {
    const names = metricsIn(expression)
    expect([where, names.length > 0]).toEqual([where, true])
    expect([where, names.filter((name) => !printed.has(name))]).toEqual([where, []])
  }
})

test('every alert leads to a runbook, and every runbook is led to', () => {
  const linked = rules.map(({ annotations }) => annotations.runbook)
  expect(linked.filter((file) => !runbooks.includes(file))).toEqual([])
  const within = runbooks.flatMap((file) => linksIn(file))
  expect(runbooks.filter((file) => !linked.includes(file) && !within.includes(file))).toEqual([])
})

test('links of runbooks lead to files that exist', () => {
  for (const file of runbooks) {
    expect([file, linksIn(file).filter((link) => !existsSync(path.join(project, link)))]).toEqual([file, []])
  }
})

/** Files that a page links to, from the project's folder. */
function linksIn(file: string): string[] {
  return [...read(file).matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) =>
    path.posix.join(path.posix.dirname(file), link),
  )
}
