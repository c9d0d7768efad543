import { writeFileSync } from 'node:fs'
import { contentFolder, contentRoot, readMenuSnapshot } from 'content'

/** Writes what the API would hand out after an import of the content: `tsx src/bench/write-snapshot.ts <file>`. */
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the file to write')
writeFileSync(file, JSON.stringify(readMenuSnapshot(contentFolder(contentRoot()))))
