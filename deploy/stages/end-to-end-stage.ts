import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from '../machine/chromium'
import { bin, root } from '../runner/root'
import { runProgram } from '../runner/run-program'
import { startTemporarySite } from '../site/temporary-site'
import { needBuild, type TestRun } from './build-stage'
import { readReport } from './jest-run'
import { countPlaywright, type PlaywrightReport, type StageResult } from './stage'

/** Playwright against the really started site: free ports, a data folder of its own, no rate limits. */
export async function runEndToEndStage(site: TestRun): Promise<StageResult> {
  await needBuild(site)
  const chromium = await findChromium()
  console.log(`  Chromium: ${chromium.file ?? 'of Playwright'} (${chromium.from})`)
  const folder = mkdtempSync(path.join(tmpdir(), 'end-to-end-'))
  const report = path.join(folder, 'report.json')
  const running = await startTemporarySite()
  try {
    await runProgram(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
      cwd: root,
      env: {
        ...process.env,
        SITE_URL: running.url,
        SITE_DATA_DIR: running.settings.dataDir,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...(chromium.file ? { CHROME_PATH: chromium.file } : {}),
      },
      show: true,
    })
    return countPlaywright(readReport<PlaywrightReport>(report))
  } finally {
    await running.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
