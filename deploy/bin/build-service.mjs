#!/usr/bin/env node
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles the service in the current folder: `package.json` names its entry points under `entryPoints` (name → source).
 * Packages from the registry stay outside; workspace packages are bundled, as they are TypeScript.
 */
const directory = process.cwd()
const { entryPoints = { main: 'src/main.ts' } } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'))
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
  plugins: [
    {
      name: 'packages-stay-outside',
      setup(builder) {
        builder.onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
          /^(shared-contracts|shared-ui|content|service-host)(\/|$)/.test(name)
            ? undefined
            : { path: name, external: true },
        )
      },
    },
  ],
})
