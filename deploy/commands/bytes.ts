import { writeFileSync } from 'node:fs'
import { pageBudgets } from '../figures/page-budgets'
import { measurePageBytes } from '../figures/page-bytes'
import { buildWhatChanged } from '../runner/build'
import { runCommand } from '../runner/command-failed'
import { startTemporarySite } from '../site/temporary-site'

/**
 * `npm run bytes [-- <file.json>]`: script bytes (brotli) of each kind of page beside its budget, of the site at SITE_URL or
 * of one built and started for it. The file gets the single files of each page.
 */
await runCommand(async () => {
  const running = process.env.SITE_URL
  if (!running) await buildWhatChanged()
  const site = running ? { url: running, stop: async () => {} } : await startTemporarySite()
  try {
    const pages = await measurePageBytes(site.url)
    for (const { page, bytes, files } of pages) {
      console.log(
        `${page.padEnd(18)} ${String(bytes).padStart(8)} bytes in ${files.length} files; ${verdict(page, bytes)}`,
      )
    }
    const [, , file] = process.argv
    if (file) writeFileSync(file, `${JSON.stringify(pages, null, 2)}\n`)
  } finally {
    await site.stop()
  }
  process.exit(0)
})

function verdict(page: string, bytes: number): string {
  const budget = pageBudgets.find((each) => each.page === page)
  if (!budget) return 'no budget'
  const { most, goal } = budget
  const ofBudget = `budget ${most} ${bytes <= most ? 'met' : 'exceeded'}`
  return goal === undefined ? ofBudget : `${ofBudget}, goal ${goal} ${bytes <= goal ? 'met' : 'not met'}`
}
