import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runContentImporter } from '../site/content-import'
import { needBuild, type TestRun } from './build-stage'
import type { StageResult } from './stage'

/** Checks every content file, without a database. */
export async function runContentStage(site: TestRun): Promise<StageResult> {
  await needBuild(site)
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'))
  try {
    await runContentImporter(['check'], { DATA_DIR: folder })
    return { passed: 1, failed: 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
