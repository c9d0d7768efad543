import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { root } from '../runner/root'

const packageFile = z.object({ browserslist: z.array(z.string()).min(1) })

/** The browsers that the site is for: `browserslist` in the root's package.json, the one place where they are written. */
export const listedBrowsers = (): readonly string[] =>
  packageFile.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))).browserslist
