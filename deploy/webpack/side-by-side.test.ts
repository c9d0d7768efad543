import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { JSDOM, ResourceLoader } from 'jsdom'

const root = path.resolve(__dirname, '../..')

/** A frame whose parts say which major they are, and use hooks: they need the React that draws them. */
const frame = (name: string, version: string) => ({
  'surface.json': JSON.stringify({ version }),
  'package.json': JSON.stringify({ name, exports: { '.': './index.js', './dialogs': './dialogs.js' } }),
  'index.js': `import { createElement, useState } from 'react'
    export function Button() { return createElement('button', null, useState('button of ${version}')[0]) }`,
  'dialogs.js': `import { createElement, useState } from 'react'
    export function Dialog() { return createElement('dialog', null, useState('dialog of ${version}')[0]) }`,
})

const lifecycles = `
  import * as React from 'react'
  import { createRoot } from 'react-dom/client'
  import { Button } from 'tiny-frame'
  export const react = React.useState
  export const bootstrap = async () => {}
  export const unmount = async () => {}
  export const prepare = async () => {}
  export async function mount(element) {
    const { Dialog } = await import('tiny-frame/dialogs')
    createRoot(element).render(React.createElement(React.Fragment, null, React.createElement(Button), React.createElement(Dialog)))
  }`

const main = `
  import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
  import * as React from 'react'
  import { createRoot } from 'react-dom/client'
  import { Button } from 'tiny-frame'
  import { createRemoteLoader } from ${JSON.stringify(path.join(root, 'shell/src/composition/remote-loader'))}
  import { offerFederation } from ${JSON.stringify(path.join(root, 'shell/src/composition/section-federation'))}
  export const dialogs = () => import('tiny-frame/dialogs')
  offerFederation(initContainerEntry)
  createRoot(document.getElementById('shell')).render(React.createElement(Button))
  window.site = {
    react: React.useState,
    load: (registry) => createRemoteLoader(registry, async () => registry),
  }`

type Files = Readonly<Record<string, string>>
const folders: Readonly<Record<string, Files>> = {
  shell: { 'main.ts': main },
  'shell/node_modules/tiny-frame': frame('tiny-frame', '2.3.0'),
  'shell/node_modules/tiny-frame-former': frame('tiny-frame-former', '1.7.0'),
  present: { 'lifecycles.js': lifecycles },
  'present/node_modules/tiny-frame': frame('tiny-frame', '2.1.0'),
  former: { 'lifecycles.js': lifecycles },
  'former/node_modules/tiny-frame': frame('tiny-frame', '1.4.0'),
}

interface Lifecycles {
  readonly react: unknown
  mount(element: Element | null): Promise<void>
}

interface Site {
  readonly react: unknown
  load(registry: object): { lifecycles(unit: string): Promise<Lifecycles> }
}

let parent: string

beforeAll(() => {
  // Inside the project, so that the build finds its packages.
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  parent = mkdtempSync(path.join(root, '.cache/frames-'))
  for (const [folder, files] of Object.entries(folders)) {
    mkdirSync(path.join(parent, folder), { recursive: true })
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(parent, folder, file), text)
  }
  const args = ['--import', 'tsx', path.join(__dirname, 'testing/build-frames.ts'), parent]
  const { stdout, stderr } = spawnSync('node', args, { cwd: root, encoding: 'utf8' })
  expect(stdout + stderr).toBe('')
}, 120_000)
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** The entry of a unit in the registry, built for a version of the frame. */
function entryOf(name: string, version: string): object {
  const entry = readdirSync(path.join(parent, 'dist', name)).find((file) => file.startsWith('remoteEntry.')) ?? ''
  return { name, base: `/${name}/`, entry, frame: `^${version}`, chunks: {}, integrity: {} }
}

class BuiltFiles extends ResourceLoader {
  override fetch(url: string) {
    const file = readFileSync(path.join(parent, 'dist', new URL(url).pathname))
    return Object.assign(Promise.resolve(file), { abort: () => {} })
  }
}

/** Runs the shell as a browser would. */
async function openSite(): Promise<{ readonly window: JSDOM['window']; readonly site: Site }> {
  const html = `<div id="shell"></div><div id="of-present"></div><div id="of-former"></div>
    <script src="/shell/main.js"></script>`
  const { window } = new JSDOM(html, {
    url: 'https://site.example/',
    runScripts: 'dangerously',
    resources: new BuiltFiles(),
  })
  await new Promise((resolve) => window.addEventListener('load', resolve))
  return { window, site: window.site }
}

test('sections of two majors of the frame live on one page, each with its own and both with one React', async () => {
  const { window, site } = await openSite()
  const { lifecycles: load } = site.load({
    revision: '1',
    units: [entryOf('present', '2.1.0'), entryOf('former', '1.4.0'), { ...entryOf('former', '7.0.0'), name: 'lost' }],
  })
  await expect(load('lost')).rejects.toThrow('lost needs frame-7, which this shell does not offer')
  const sections = { former: await load('former'), present: await load('present') }
  const { document } = window
  for (const [name, section] of Object.entries(sections)) await section.mount(document.getElementById(`of-${name}`))
  const textOf = (id: string) => document.getElementById(id)?.innerHTML
  await until(() => textOf('of-present') !== '' && textOf('of-former') !== '')
  expect(textOf('shell')).toBe('<button>button of 2.3.0</button>')
  expect(textOf('of-present')).toBe('<button>button of 2.3.0</button><dialog>dialog of 2.3.0</dialog>')
  expect(textOf('of-former')).toBe('<button>button of 1.7.0</button><dialog>dialog of 1.7.0</dialog>')
  expect([sections.former.react, sections.present.react]).toEqual([site.react, site.react])
  window.close()
})

async function until(check: () => boolean): Promise<void> {
  while (!check()) await new Promise((resolve) => setTimeout(resolve, 10))
}
