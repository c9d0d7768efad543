import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../runner/root'
import { readLockFile } from './lock-file'
import { billOfMaterials } from './sbom'

/** Part of every build: images carry it. */
const file = path.join(root, 'deploy/dist/sbom.cdx.json')
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(billOfMaterials(readLockFile(root)), null, 1)}\n`)
