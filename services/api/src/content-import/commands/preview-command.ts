import { watch } from 'node:fs'
import path from 'node:path'
import {
  type ContentFolder,
  contentFolder,
  type Problem,
  problemText,
  readArticles,
  readNutritionContent,
} from 'content'
import type { ContentGate } from '../content-gate'
import { publishPictures } from '../media/publish-pictures'
import type { DraftRows } from '../write-drafts'

/** Editors save in several steps: what follows so soon is one change. */
const SETTLE_MS = 80

const NO_ROWS: DraftRows = {
  articles: [],
  article_tag_links: [],
  dishes: [],
  dish_ingredients: [],
  dish_tag_links: [],
  nutrition_facts: [],
}

/** What changed files give the previews: of articles those files alone are read, of dishes all of the nutrition folder. */
export function draftsOf(
  folder: ContentFolder,
  files: readonly string[],
): { rows: DraftRows; problems: readonly Problem[] } {
  const texts = files.filter(
    (file) => file.startsWith('articles/') && file.endsWith('.md') && folder.read(file) !== null,
  )
  const articles = texts.length === 0 ? null : readArticles(folder, texts)
  const dishes = files.some((file) => file.startsWith('nutrition/')) ? readNutritionContent(folder) : null
  return {
    rows: {
      ...NO_ROWS,
      ...(articles && { articles: articles.rows.articles, article_tag_links: articles.rows.article_tag_links }),
      ...(dishes && {
        dishes: dishes.rows.dishes,
        dish_ingredients: dishes.rows.dish_ingredients,
        dish_tag_links: dishes.rows.dish_tag_links,
        nutrition_facts: dishes.rows.nutrition_facts,
      }),
    },
    problems: [...(articles?.problems ?? []), ...(dishes?.problems ?? [])],
  }
}

/** `npm run content -- preview [folder]`: hands what an editor saves to the previews, until the process is ended. */
export async function watchDrafts(
  root: string,
  gate: ContentGate,
  mediaDir: string,
  tell: (line: string) => void,
): Promise<never> {
  const folder = contentFolder(root)
  const everything = [...folder.list('articles', '.md'), 'nutrition/dishes.csv']
  let waiting = new Set<string>(everything)
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()

  async function write(): Promise<void> {
    const files = [...waiting]
    waiting = new Set()
    if (files.length === 0) return
    const started = performance.now()
    try {
      const { rows, problems } = draftsOf(folder, files)
      for (const problem of problems) tell(problemText(problem))
      for (const problem of await publishPictures(folder, mediaDir, { removeOthers: false })) tell(problem)
      const items = await gate.writeDrafts(rows)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      for (const { kind, id, title } of items) tell(`${kind} ${id} ${title}: previewed after ${seconds} s`)
      if (items.length === 0) tell('nothing of this is a draft: published articles and dishes change with the import')
    } catch (error) {
      // The next save may mend it; whoever watches goes on.
      tell(error instanceof Error ? error.message : String(error))
    }
  }

  const later = () => {
    if (timer) clearTimeout(timer)
    timer = setTimeout(() => {
      writing = writing.then(write)
    }, SETTLE_MS)
  }
  await write()
  tell(`watching ${root}; Ctrl+C ends`)
  watch(root, { recursive: true }, (_event, name) => {
    if (name === null) return
    waiting.add(name.split(path.sep).join('/'))
    later()
  })
  return new Promise<never>(() => undefined)
}
