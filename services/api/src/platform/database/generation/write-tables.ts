import { writeFileSync } from 'node:fs'
import { migrate } from '../migrate'
import { openDatabase } from '../open-database'
import { generateTables } from './generate-tables'

/** Writes `tables.generated.ts` from the migrations, by an embedded database in memory. */
const database = await openDatabase({ kind: 'embedded', folder: null })
await migrate(database)
writeFileSync(new URL('../tables.generated.ts', import.meta.url), await generateTables(database.query))
await database.close()
