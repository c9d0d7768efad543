import { afterEach, expect, jest, test } from '@jest/globals'
import { sectionBundle, shellBundle } from '../testing/fake-releases'
import { documentDataOf, SHORT_LIMITS, startTestHost, type TestHost } from '../testing/test-host'

jest.setTimeout(120_000)

const shell = {
  name: 'shell',
  routes: [{ id: 'home', pattern: '/', visibility: 'public' as const }],
  server: shellBundle(),
}
const unit = (name: string, widget: string, load = '') => ({
  name,
  widgets: [`${name}/card`],
  server: sectionBundle(name, { load, widgets: `'${name}/card': async () => (${widget})` }),
})
const good = unit('good', `{ Component: () => '<p>good card</p>', prefetch: async () => {} }`)

let host: TestHost | undefined
afterEach(async () => {
  await host?.close()
  host = undefined
})

test.each([
  ['throws at load', '{}', `throw new Error('load')`],
  ['is no widget', `{ Component: null }`, ''],
  ['throws in prefetch', `{ Component: () => 'x', prefetch: async () => { throw new Error('prefetch') } }`, ''],
  ['throws in render', `{ Component: () => { throw new Error('render') }, prefetch: async () => {} }`, ''],
  ['loops in prefetch', `{ Component: () => 'x', prefetch: async () => { for (;;) {} } }`, ''],
  ['loops in render', `{ Component: () => { for (;;) {} }, prefetch: async () => {} }`, ''],
])('a widget that %s is left out with its unit, the others stay', async (_, widget, load) => {
  host = await startTestHost([shell, good, unit('bad', widget, load)], { limits: SHORT_LIMITS })
  const { statusCode, body } = await host.app.inject('/')
  expect(statusCode).toBe(200)
  expect(body).toContain('<p>good card</p>')
  expect(body).toContain('/assets/good/1.0.0/widget-card.aa11.js')
  expect(body).toContain('<style data-href="widget-card.aa11.css">')
  expect(body).not.toContain('/assets/bad/1.0.0/widget-card.aa11.js" integrity')
  expect(documentDataOf(body)).toMatchObject({
    status: 200,
    owner: { unit: 'shell', routeId: 'home' },
    state: { shell: { status: 200, rendered: false } },
  })
})
