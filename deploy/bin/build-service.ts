import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { root } from '../runner/root'

/**
 * Bundles the service in the current folder: `package.json` names its entry points under `entryPoints` (name → source).
 * Packages from the registry stay outside; workspace packages are bundled, as they are TypeScript.
 */
interface PackageFile {
  readonly name: string
  readonly workspaces?: readonly string[]
  readonly entryPoints?: Readonly<Record<string, string>>
}

const readPackage = (folder: string): PackageFile => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))

const workspaces = (readPackage(root).workspaces ?? []).map((folder) => readPackage(path.join(root, folder)).name)
const isWorkspace = (request: string): boolean =>
  workspaces.some((name) => request === name || request.startsWith(`${name}/`))

const directory = process.cwd()
const { entryPoints = { main: 'src/main.ts' } } = readPackage(directory)
const present = Object.fromEntries(
  Object.entries(entryPoints).filter(([, source]) => existsSync(path.join(directory, source))),
)

rmSync(path.join(directory, 'dist'), { recursive: true, force: true })
await build({
  entryPoints: present,
  outdir: 'dist',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  outExtension: { '.js': '.mjs' },
  inject: [path.join(root, 'deploy/site/end-with-parent.ts')],
  plugins: [
    {
      name: 'packages-stay-outside',
      setup(builder) {
        builder.onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
          isWorkspace(name) ? undefined : { path: name, external: true },
        )
      },
    },
  ],
})
