import path from 'node:path'
import { parseArgs } from 'node:util'
import { type ContentRows, checkContent, contentFolder, contentRoot, problemText } from 'content'
import type { CommandOutput } from './review-command'

type DishRow = ContentRows['dishes'][number]

/** `npm run content -- recipes [--dish id]… [--sample n] [--written] [folder]`: recipes for reading; without choice all of them. */
export function recipesCommand(args: readonly string[]): CommandOutput {
  const parsed = readArguments(args)
  if (typeof parsed === 'string') return { code: 2, output: '', errors: [parsed] }
  const { rows, problems } = checkContent(contentFolder(path.resolve(parsed.folder ?? contentRoot())))
  const known = rows.dishes.filter(({ recipe }) => !parsed.written || recipe?.written === true)
  const chosen = parsed.dishIds.length > 0 ? known.filter(({ id }) => parsed.dishIds.includes(id)) : known
  return {
    code: problems.length > 0 ? 1 : 0,
    output: spread(chosen, parsed.sample).map(recipeText).join('\n\n'),
    errors: problems.map(problemText),
  }
}

/** Every so many of the dishes: the bank is in order of families, so each family is met. */
function spread<T>(rows: readonly T[], count: number): readonly T[] {
  const every = Math.max(rows.length / count, 1)
  return rows.filter((_, index) => Math.floor(index / every) !== Math.floor((index - 1) / every))
}

/** One recipe as a cook reads it. */
function recipeText({ id, title, summary, minutes, recipe }: DishRow): string {
  const head = `${id}. ${title} (${minutes} phút)${recipe?.written ? ', viết tay' : ''}\n   ${summary}`
  if (recipe === null) return head
  const { people, prepareMinutes, cookMinutes, tools, steps, baby, advice } = recipe
  const facts = [
    people === null ? '' : `${people} người`,
    `chuẩn bị ${prepareMinutes} phút`,
    `nấu ${cookMinutes} phút`,
    ...tools,
  ]
  const lines = steps.map(({ text, minutes: time, heat }, index) => {
    const how = [time === null ? '' : `${time} phút`, heat === null ? '' : `lửa ${heat}`].filter((part) => part !== '')
    return `   ${index + 1}. ${text}${how.length > 0 ? ` [${how.join(', ')}]` : ''}`
  })
  return [
    head,
    `   ${facts.filter((fact) => fact !== '').join(' · ')}`,
    ...lines,
    ...(baby === null ? [] : [`   Cho bé: ${baby}`]),
    ...advice.map((text) => `   ${text}`),
  ].join('\n')
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        dish: { type: 'string', multiple: true, default: [] },
        sample: { type: 'string' },
        written: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const dishIds = values.dish.map(Number)
    const sample = Number(values.sample ?? Number.POSITIVE_INFINITY)
    if (!dishIds.every(Number.isInteger)) return '--dish is the number of a dish'
    if (!(sample >= 1)) return '--sample is how many recipes to print'
    return { dishIds, sample, written: values.written, folder: positionals[0] }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
