import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from '../runner/command-failed'
import { runContentImporter } from '../site/content-import'

/** Checks every content file, without a database. */
const folder = mkdtempSync(path.join(tmpdir(), 'content-'))
await runCommand(async () => {
  try {
    await runContentImporter(['check'], { DATA_DIR: folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
