import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

const ROOT = path.join(__dirname, '../../../..')
const SOURCE = path.join(__dirname, '../rendering/worker/render-worker.ts')
/** What the build depends on besides its modules. */
const SETTINGS = [__filename, 'tsconfig.json', 'node_modules/esbuild/package.json']
const KEPT = path.join(ROOT, '.cache/test-render-worker.json')

interface KeptWorker {
  /** Paths below the root. */
  readonly inputs: readonly string[]
  /** Of what the inputs held. */
  readonly hash: string
  readonly text: string
}

let worker: Promise<string> | null = null

/** The render worker as one module. Kept on the disk for the other test files, until one of its sources changes. */
export function builtWorker(): Promise<string> {
  worker ??= keptWorker().then((text) => text ?? buildWorker())
  return worker
}

async function keptWorker(): Promise<string | null> {
  try {
    const { inputs, hash, text }: KeptWorker = JSON.parse(await readFile(KEPT, 'utf8'))
    return (await hashOf(inputs)) === hash ? text : null
  } catch {
    return null
  }
}

/** By a process that ends with it: esbuild's service would outlive the tests. */
async function buildWorker(): Promise<string> {
  const { buildSync } = await import('esbuild')
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: ROOT,
    entryPoints: [SOURCE],
    write: false,
    metafile: true,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  })
  const [file] = outputFiles
  if (!file) throw new Error('The render worker was not built')
  const inputs = Object.keys(metafile.inputs)
  const kept: KeptWorker = { inputs, hash: await hashOf(inputs), text: file.text }
  await mkdir(path.dirname(KEPT), { recursive: true })
  // Other test files may read it at this moment.
  await writeFile(`${KEPT}.${process.pid}`, JSON.stringify(kept))
  await rename(`${KEPT}.${process.pid}`, KEPT)
  return file.text
}

async function hashOf(inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const files = [...SETTINGS, ...inputs].map((file) => path.resolve(ROOT, file))
  for (const content of await Promise.all(files.map((file) => readFile(file)))) hash.update(content)
  return hash.digest('base64')
}
