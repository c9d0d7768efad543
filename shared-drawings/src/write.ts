import { mkdirSync, writeFileSync } from 'node:fs'
import { allDrawings } from './all-drawings'

/** Writes every drawing to shared-drawings/assets/illustrations. Run with `npm run illustrations -w shared-drawings`. */
const folder = new URL('../../assets/illustrations/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, drawing] of allDrawings()) writeFileSync(new URL(`${name}.svg`, folder), drawing)
