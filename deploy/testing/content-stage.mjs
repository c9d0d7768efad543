import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runContentImporter } from '../runner/content-import.mjs'
import { needBuild } from './build-stage.mjs'

/** Checks every content file, without a database. */
export async function runContentStage(site) {
  await needBuild(site)
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'))
  try {
    await runContentImporter(['check'], { DATA_DIR: folder })
    return { passed: 1, failed: 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
