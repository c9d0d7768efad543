import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** A program of an installed package, by its name in `node_modules/.bin`. */
export const bin = (name) => path.join(root, 'node_modules/.bin', name)
