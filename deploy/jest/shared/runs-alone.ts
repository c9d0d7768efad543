import { readFileSync } from 'node:fs'

/** What changes jest's module registry, which the next file would meet. */
const REGISTRY_CALLS = /\bjest\s*\.\s*(?:mock|doMock|unmock|setMock|unstable_\w+|resetModules|isolateModules\w*)\s*[(<]/

/** Whether a test file gets an environment of its own, by its text. */
export const runsAlone = (file: string): boolean => REGISTRY_CALLS.test(readFileSync(file, 'utf8'))
