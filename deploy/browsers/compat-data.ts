import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CompatData, Identifier } from '@mdn/browser-compat-data'

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')

let data: CompatData | undefined

/** Which browser has known what since when, as MDN records it. 20 MB, read once and parsed as JSON: as a module it takes seconds. */
export function compatData(): CompatData {
  data ??= JSON.parse(readFileSync(file, 'utf8')) as CompatData
  return data
}

/** What the data lists below a feature, by name. */
export function featuresOf(parent: Identifier | undefined): readonly (readonly [string, Identifier])[] {
  if (!parent) return []
  const { __compat, ...features } = parent
  return Object.entries(features)
}
