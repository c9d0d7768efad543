import path from 'node:path'
import { sourceFigures } from '../figures/source-figures'
import { importCycles, unusedExports } from '../figures/tool-figures'
import { runCommand } from '../runner/command-failed'
import { root } from '../runner/root'

/** `npm run figures [-- <folder>]`: size and shape of the sources, of this project or of another state of it. */
await runCommand(async () => {
  const folder = path.resolve(process.argv[2] ?? root)
  const { files, lines, medianLines, largest, fullFolders } = sourceFigures(folder)
  console.log(`files                       ${files}`)
  console.log(`lines                       ${lines}`)
  console.log(`lines of the median file    ${medianLines}`)
  console.log(`largest file                ${largest.lines} lines, ${largest.file}`)
  console.log(`folders of over 15 files    ${fullFolders.length}`)
  for (const { folder: name, files: inside } of fullFolders) console.log(`  ${String(inside).padStart(3)}  ${name}`)
  console.log(`exports unused outside      ${unusedExports(folder) ?? 'unknown'}`)
  console.log(`import cycles, with types   ${importCycles(folder) ?? 'unknown'}`)
})
