import { type Audience, audienceOf } from 'shared-contracts/health-rules'
import { saidText, spokenName } from 'shared-contracts/nutrition'
import { z } from 'zod'
import type { ContentFolder } from '../../files/content-folder'
import { parseMarkdownFile } from '../../files/front-matter'
import { lineOfRow, lineOfWords } from '../../files/line-of-row'
import { readDishes, readMaterials, readStepSentences, writtenRecipe } from '../../tables'
import { placeRules, type RuleBook } from '../rule-references'
import { audienceSchema } from '../rule-schemas'

/** A text of the site that rules are tried on: a paragraph, list item, table row, answer or advice. */
export interface TextPiece {
  readonly file: string
  readonly line: number
  readonly text: string
  /** What it is a part of: an article, a row of a JSON file, a recipe. */
  readonly page: string
  /** Whom it is shown to; null: whoever opens the page. */
  readonly audience: Audience | null
}

/** Texts that stand in JSON files, with the fields by which a row is found again. */
const JSON_FILES = ['site/faq.json', 'nutrition/consulting.json', 'nutrition/steps.json'] as const
/** Shorter texts are titles, units and names. */
const SHORTEST = 12
/** Every text that the rule book speaks about, in the order of files: articles, questions and answers, self-check, advice, steps of dishes. */
export function readTextPieces(folder: ContentFolder, book: RuleBook): readonly TextPiece[] {
  const advice = folder.list('advice', '.json')
  return [
    ...folder.list('articles', '.md').flatMap((file) => piecesOfArticle(file, folder.read(file) ?? '', book)),
    ...[...JSON_FILES, ...advice].flatMap((file) => piecesOfJson(file, folder.read(file), book)),
    ...piecesOfRecipes(folder),
  ]
}

function piecesOfArticle(file: string, text: string, book: RuleBook): readonly TextPiece[] {
  const parsed = parseMarkdownFile(text)
  if ('message' in parsed) return []
  const { title, summary } = z
    .looseObject({ title: z.string().catch(''), summary: z.string().catch('') })
    .parse(parsed.fields ?? {})
  const lines = placeRules(parsed.body, book).text.split('\n')
  return [
    { line: parsed.lineOf('title'), text: title },
    { line: parsed.lineOf('summary'), text: summary },
    ...lines.map((line, index) => ({ line: parsed.bodyLine + index, text: plain(line) })),
  ]
    .map((piece) => ({ ...piece, file, page: file, audience: null }))
    .filter((piece) => piece.text.length >= SHORTEST)
}

/** Recipes written by hand, with the names of their materials; each is shown to those whom its dish is for. */
function piecesOfRecipes(folder: ContentFolder): readonly TextPiece[] {
  const files = folder.list('nutrition/recipes', '.json')
  if (files.length === 0) return []
  const materials = readMaterials(folder.read('nutrition/materials.csv') ?? '').rows
  const dishes = readDishes(folder.read('nutrition/dishes.csv') ?? '', materials).rows
  const sentences = readStepSentences(folder.read('nutrition/steps.json') ?? '')
  const names = new Map(materials.map((material) => [material.key, spokenName(material, sentences)]))
  const audiences = new Map(dishes.map(({ dishId, objectTypeIds }) => [dishId, audienceOf(objectTypeIds)]))
  return files.flatMap((file) => {
    const source = folder.read(file) ?? ''
    return z
      .array(writtenRecipe)
      .parse(JSON.parse(source))
      .flatMap(({ dishId, steps, baby }) => {
        const from = lineOfRow(source, 'dishId', dishId)
        return [...steps.map(({ text }) => text), ...(baby === null ? [] : [baby])].map((text) => ({
          file,
          line: lineOfWords(source, JSON.stringify(text).slice(1, -1), from),
          text: saidText(text, (key) => names.get(key) ?? key),
          page: `${file}:${from}`,
          audience: audiences.get(dishId) ?? null,
        }))
      })
  })
}

function piecesOfJson(file: string, source: string | null, book: RuleBook): readonly TextPiece[] {
  if (source === null) return []
  const pieces: TextPiece[] = []
  const visit = (value: unknown, line: number, audience: Audience | null): void => {
    if (typeof value === 'string') {
      if (value.length < SHORTEST || !value.includes(' ')) return
      const at = lineOfWords(source, JSON.stringify(value).slice(1, -1), line)
      pieces.push({ file, line: at, text: plain(placeRules(value, book).text), page: `${file}:${line}`, audience })
      return
    }
    if (Array.isArray(value)) {
      for (const each of value) visit(each, line, audience)
      return
    }
    if (typeof value !== 'object' || value === null) return
    const row = ROW.parse(value)
    const own = row.id === undefined ? line : lineOfRow(source, 'id', row.id)
    const shownTo = row.audience ?? (row.objectTypeIds ? audienceOf(row.objectTypeIds) : audience)
    for (const [key, each] of Object.entries(value)) if (!NOT_TEXTS.has(key)) visit(each, own, shownTo)
  }
  visit(JSON.parse(source), 1, null)
  return pieces
}

const NOT_TEXTS: ReadonlySet<string> = new Set(['sources', 'source', 'rules', 'audience', 'id', 'materials', 'names'])
const ROW = z.looseObject({
  id: z.union([z.string(), z.number()]).optional().catch(undefined),
  audience: audienceSchema.optional().catch(undefined),
  objectTypeIds: z.array(z.int()).optional().catch(undefined),
})

/** Without the marks of Markdown, so that words stand side by side. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`\\]/g, '')
    .replace(/^\s*(?:[-#>]+|\d+\.)\s+/, '')
    .trim()
