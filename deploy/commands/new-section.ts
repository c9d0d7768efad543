import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { problemOfName, sectionFiles, withWorkspace } from '../new-section/section-files'
import { listsWith, stepsFor } from '../new-section/unit-lists'
import { CommandFailed, runCommand } from '../runner/command-failed'
import { root } from '../runner/root'
import { unitFolders, unitOfFolder } from '../runner/units'

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version

/** `npm run new-section -- <name>`: a section with one page, its text and its test. */
await runCommand(async () => {
  const [name = ''] = process.argv.slice(2)
  const problem = problemOfName(name, unitFolders().map(unitOfFolder))
  if (problem) throw new CommandFailed(problem)
  const folder = path.join(root, `mfe-${name}`)
  if (existsSync(folder)) throw new CommandFailed(`mfe-${name} is there already`)
  const lists = listsWith(name, (file) => readFileSync(path.join(root, file), 'utf8'))
  for (const [file, text] of sectionFiles(name, { react: versionOf('react') })) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  const rootPackage = path.join(root, 'package.json')
  writeFileSync(rootPackage, withWorkspace(readFileSync(rootPackage, 'utf8'), `mfe-${name}`))
  for (const [file, text] of lists) writeFileSync(path.join(root, file), text)
  console.log(stepsFor(name).join('\n'))
})
