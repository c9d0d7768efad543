import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { z } from 'zod'
import { CommandFailed, runCommand } from '../runner/command-failed'
import { root } from '../runner/root'
import { findingsOf, readAdvisories } from './advisories'
import { lockProblems } from './check-lock'
import { type LockFile, lockedPackages, readLockFile } from './lock-file'
import { REVIEW_DAYS } from './policy'
import { directDependencies, parseReview, reviewOf, reviewState } from './review'

const AUDIT_LIMIT_MS = 30_000
const audit = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.int(), critical: z.int(), total: z.int() }) }),
})

/**
 * `npm run supply`: what the packages of the lock file are, whether advisories are known of them, and when somebody last looked at them. Fails for what must not
 * be released. `SUPPLY_OSV=<folder>` names advisories in the OSV format; the registry is asked too. `-- review` writes down that somebody looked today.
 */
await runCommand(async () => {
  const lock = readLockFile(root)
  const file = path.join(root, 'deploy/supply/review.json')
  const today = new Date().toISOString().slice(0, 10)
  const direct = directDependencies(lock)
  const before = parseReview(readFileSync(file, 'utf8'))
  if (process.argv[2] === 'review') {
    writeFileSync(file, `${JSON.stringify(reviewOf(direct, before, today), null, 2)}\n`)
    console.log(`reviewed ${today}: ${direct.length} direct dependencies`)
    return
  }
  const problems = [...lockProblems(lock)]
  console.log(`${lockedPackages(lock).length} packages, ${direct.length} asked for by name`)

  const { age, isOverdue, unseen, oldest } = reviewState(direct, before, today)
  console.log(
    `reviewed ${age} days ago; longest unchanged: ${oldest.map(([name, days]) => `${name} (${days})`).join(', ')}`,
  )
  if (isOverdue) problems.push(`the last review is over ${REVIEW_DAYS} days old: update, then npm run supply -- review`)
  for (const each of unseen)
    problems.push(`${each} came after the last review: look at it, then npm run supply -- review`)

  const [fromFolder, fromRegistry] = [advisoriesOfFolder(lock), await advisoriesOfRegistry()]
  problems.push(...(fromFolder ?? []), ...(fromRegistry ?? []))
  if (fromFolder === null && fromRegistry === null)
    console.log('No advisories could be had: name a folder of them with SUPPLY_OSV')
  if (problems.length > 0) throw new CommandFailed(problems.join('\n'))
})

/** Null: no folder is named. */
function advisoriesOfFolder(lock: LockFile): readonly string[] | null {
  const folder = process.env.SUPPLY_OSV
  if (!folder) return null
  const advisories = readAdvisories(folder)
  if (advisories.length === 0) throw new CommandFailed(`${folder} holds no advisories`)
  const findings = findingsOf(lockedPackages(lock), advisories)
  console.log(
    `${advisories.length} advisories in SUPPLY_OSV, ${findings.length} of them about packages of the lock file`,
  )
  const lines = findings.map((each) => ({
    ...each,
    line: `${each.package}: ${each.advisory} (${each.severity}) ${each.summary}`,
  }))
  for (const { line } of lines.filter(({ isUrgent }) => !isUrgent)) console.log(`  ${line}`)
  return lines.filter(({ isUrgent }) => isUrgent).map(({ line }) => line)
}

/** Null: the registry tells none, or can't be reached. */
async function advisoriesOfRegistry(): Promise<readonly string[] | null> {
  const { stdout } = await execa('npm', ['audit', '--json'], { cwd: root, reject: false, timeout: AUDIT_LIMIT_MS })
  const told = audit.safeParse(parsed(stdout))
  if (!told.success) return null
  const { high, critical, total } = told.data.metadata.vulnerabilities
  console.log(`npm audit: ${total} advisories, ${critical} critical, ${high} high`)
  return high + critical > 0 ? ['npm audit tells of critical or high weaknesses: npm audit'] : []
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
