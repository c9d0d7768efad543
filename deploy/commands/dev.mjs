#!/usr/bin/env node
import { CommandFailed, runCommand } from '../runner/command-failed.mjs'
import { installWhenNeeded } from '../runner/install.mjs'
import { checkNodeVersion } from '../runner/node-version.mjs'
import { folderOfUnit } from '../runner/units.mjs'

/** `npm run dev`: the whole site; `npm run dev -w mfe-health`: that section alone. */
await runCommand(async () => {
  checkNodeVersion()
  await installWhenNeeded()
  const [unit] = process.argv.slice(2)
  if (unit) {
    const folder = folderOfUnit(unit)
    if (!folder) throw new CommandFailed(`There is no section "${unit}"`)
    const { developSection } = await import('../development/develop-section.mjs')
    await developSection(folder)
  } else {
    const { developSite } = await import('../development/develop-site.mjs')
    await developSite()
  }
  process.exit(0)
})
