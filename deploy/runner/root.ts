import path from 'node:path'

/** The folder of the whole project. */
export const root = path.resolve(import.meta.dirname, '../..')

/** A program of an installed package, by its name in `node_modules/.bin`. */
export const bin = (name: string): string => path.join(root, 'node_modules/.bin', name)
