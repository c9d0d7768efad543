/** The versions that a section states, as the neighbours state them. Packages of the workspace have none. */
export interface SectionVersions {
  readonly react: string
}

/** A unit's name is its federated container's and part of the import rules: letters alone. */
export function problemOfName(name: string, taken: readonly string[]): string | null {
  if (!/^[a-z]{3,20}$/.test(name)) return `"${name}": a section's name is 3 to 20 small letters`
  if (name === 'shell') return 'The shell is no section'
  if (taken.includes(name)) return `There is a section "${name}" already`
  return null
}

/**
 * The files of a new section, by path below its folder: one page at `/<name>`, its text and its test.
 *
 * @param name for example `menus`, for the folder `mfe-menus`
 */
export function sectionFiles(name: string, versions: SectionVersions): ReadonlyMap<string, string> {
  const page = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`
  return new Map([
    ['package.json', packageJson(name, versions)],
    [
      'remote.ts',
      `import type { RemoteInfo } from 'shared-frame/remotes'

/** What this unit offers. */
export const remote: RemoteInfo = {
  name: '${name}',
  routes: [{ id: '${name}', pattern: '/${name}', visibility: 'unlisted' }],
  widgets: [],
}
`,
    ],
    [
      'src/routes.tsx',
      `import type { PageTable } from 'shared-frame/remote'

/** Route id of remote.ts → the page, in a chunk of its own. */
export const pages: PageTable = {
  ${name}: () => import('./pages/${page}'),
}
`,
    ],
    [
      'src/texts.ts',
      `/** What the section says. */
export const texts = {
  title: 'Mục mới',
  intro: 'Nội dung của mục này đang được chuẩn bị.',
} as const
`,
    ],
    [
      `src/pages/${page}.tsx`,
      `import { Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { texts } from '../texts'

function ${page}() {
  return (
    <Page>
      <PageHeader title={texts.title} intro={texts.intro} />
    </Page>
  )
}

export default definePage({
  head: () => ({
    title: texts.title,
    description: texts.intro,
    breadcrumb: [{ title: texts.title, path: '/${name}' }],
  }),
  Component: ${page},
})
`,
    ],
    [
      `src/pages/${page}.test.tsx`,
      `import { expect, test } from '@jest/globals'
import { createFakeApi, pageOpener } from 'shared-frame/testing'
import { remote } from '../../remote'
import { pages } from '../routes'
import { texts } from '../texts'

test('the page shows its title and leaves nothing when it goes', async () => {
  const page = await pageOpener(remote, pages)('/${name}', createFakeApi({}), { state: 'anonymous' })
  expect(page.outlet.querySelector('h1')?.textContent).toBe(texts.title)
  expect(page.head()?.title).toBe(texts.title)
  await page.close()
  expect(document.body.innerHTML).toBe('')
})
`,
    ],
  ])
}

function packageJson(name: string, versions: SectionVersions): string {
  const content = {
    name: `mfe-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    exports: { './remote': './remote.ts' },
    sideEffects: ['**/*.css'],
    scripts: {
      build: 'node --import tsx ../deploy/bin/build-unit.ts',
      dev: `node ../deploy/run.mjs dev ${name}`,
    },
    dependencies: { ...versions, 'shared-contracts': '*', 'shared-frame': '*', 'shared-ui': '*' },
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

/** The root's `package.json` with the section among its workspaces, after the other sections. */
export function withWorkspace(rootPackage: string, folder: string): string {
  const content = JSON.parse(rootPackage)
  const workspaces: string[] = content.workspaces
  const last = workspaces.findLastIndex((workspace) => workspace.startsWith('mfe-'))
  content.workspaces = workspaces.toSpliced(last + 1, 0, folder)
  return `${JSON.stringify(content, null, 2)}\n`
}
