import { developSection } from '../development/develop-section'
import { developSite } from '../development/develop-site'
import { CommandFailed, runCommand } from '../runner/command-failed'
import { folderOfUnit } from '../runner/units'

/** `npm run dev`: the whole site; `npm run dev -w mfe-health`: that section alone. */
await runCommand(async () => {
  const [unit] = process.argv.slice(2)
  if (unit) {
    const folder = folderOfUnit(unit)
    if (!folder) throw new CommandFailed(`There is no section "${unit}"`)
    await developSection(folder)
  } else {
    await developSite()
  }
  process.exit(0)
})
