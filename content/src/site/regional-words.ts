import { type RegionalWords, southernWords } from 'shared-contracts/food-words'
import { z } from 'zod'
import { readJsonObject } from '../files/checked-rows'
import type { ContentFolder } from '../files/content-folder'
import { lineOfWords } from '../files/line-of-row'
import type { Problem } from '../files/problem'

const FILE = 'site/regional-words.json'

const name = z
  .string()
  .min(1)
  .max(60)
  .refine((text) => text === text.trim().normalize('NFC'), {
    error: 'Viết ở dạng NFC, không có khoảng trắng ở hai đầu.',
  })
const lowerCase = name.refine((text) => text === text.toLowerCase(), { error: 'Viết bằng chữ thường.' })

const line = z.strictObject({
  north: lowerCase,
  south: name,
  /** Phrases in which the Northern name means something else, or is said in the South too. */
  stays: z.array(lowerCase).default([]),
  /** False: a phrase for the texts alone, which the search doesn't need. */
  search: z.boolean().default(true),
})

export type RegionalLine = z.output<typeof line>

/** Northern and Southern names of the same things, checked: see content/site/README.md. May be absent. */
export function readRegionalWords(folder: ContentFolder): {
  readonly lines: readonly RegionalLine[]
  readonly problems: readonly Problem[]
} {
  const text = folder.read(FILE)
  if (text === null) return { lines: [], problems: [] }
  const { value: lines = [], problems } = readJsonObject(folder, FILE, z.array(line))
  const place = (words: string) => lineOfWords(text, `"${words}"`, 1)
  const south = southernWords(tableOf(lines))
  const seen = new Set<string>()
  for (const [index, each] of lines.entries()) {
    const add = (message: string, field: string, words: string) =>
      problems.add(message, `[${index}].${field}`, place(words))
    if (seen.has(each.north)) add(`“${each.north}” có hai lần`, 'north', each.north)
    seen.add(each.north)
    if (south(each.south) !== each.south)
      add(`“${each.south}” lại bị đổi thành “${south(each.south)}”: thêm vào stays`, 'south', each.south)
    for (const phrase of each.stays) {
      if (!` ${phrase} `.includes(` ${each.north} `)) add(`“${phrase}” không chứa “${each.north}”`, 'stays', phrase)
      if (south(phrase) !== phrase) add(`“${phrase}” vẫn bị đổi thành “${south(phrase)}”`, 'stays', phrase)
    }
  }
  return { lines, problems: problems.all }
}

/** As the texts are said with. */
export function tableOf(lines: readonly RegionalLine[]): RegionalWords {
  return {
    names: Object.fromEntries(lines.map(({ north, south }) => [north, south])),
    unchanged: [...new Set(lines.flatMap(({ stays }) => stays))],
  }
}
