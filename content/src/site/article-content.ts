import { mediaTypeOf } from 'shared-contracts/constants'
import { catalogPath, deskPaths, isAboutPageCode, isCatalogCode, paths, previewPaths } from 'shared-contracts/paths'
import { slugify, tokens } from 'shared-contracts/text'
import { z } from 'zod'
import { checked, citation, readJsonRows, rowId, rowTitle } from '../files/checked-rows'
import type { ContentFolder } from '../files/content-folder'
import { parseMarkdownFile } from '../files/front-matter'
import { lineOfWords } from '../files/line-of-row'
import { type PictureOf, renderMarkdown } from '../files/markdown'
import { type Problem, problemsOf } from '../files/problem'
import { type ArticlePictures, readArticlePictures, shownPicture } from '../pictures/article-pictures'
import { figureHtml } from '../pictures/figure'
import { plannedDay, publicationFields, publicationOf, publicationProblem } from '../publication/publication'
import { type ReviewSubject, riskOf, versionOf } from '../reviews/review-subject'
import type { HistoryEntry } from '../rows/article-rows'
import type { PartOfRows } from '../rows/content-rows'
import { placeRules, type RuleBook } from '../rules/rule-references'

type ArticleRows = PartOfRows<
  'article_catalogs' | 'article_categories' | 'article_tags' | 'articles' | 'article_tag_links'
>

const code = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const catalogFile = z.object({
  id: rowId,
  code,
  title: rowTitle,
  description: z.string(),
  /** Whether only approved medical staff may read its articles. */
  staffOnly: z.boolean(),
  categories: z.array(z.object({ id: rowId, code, title: rowTitle })),
})
const tagFile = z.object({ id: rowId, code, title: rowTitle })

/** A longer keyword is told as text, not as a name. */
const MOST_PHRASE_WORDS = 12
const searchPhrase = z
  .string()
  .max(80)
  .refine((phrase) => wordsOf(phrase).length > 0, { error: 'Cần ít nhất một từ.' })
  .refine((phrase) => wordsOf(phrase).length <= MOST_PHRASE_WORDS, { error: `Nhiều nhất ${MOST_PHRASE_WORDS} từ.` })

const historyEntry = z.object({
  date: z.iso.date(),
  kind: z.enum(['reviewed', 'changed']),
  what: z.string().min(3).max(300),
  by: z.string().min(1).max(120),
})

const frontMatter = z.object({
  id: rowId,
  title: z.string().min(1).max(110),
  slug: code.optional(),
  catalog: z.string(),
  category: z.string().nullish(),
  summary: z.string().min(80).max(200),
  author: z.string().min(1),
  reviewer: z.string().min(1).optional(),
  ...publicationFields,
  /** May be left out where `publishAt` tells it. */
  publishedAt: z.iso.date().optional(),
  /** What was done to the text, for its readers: what is known of it, nothing else. */
  history: z.array(historyEntry).default([]),
  reviewedAt: z.iso.date().optional(),
  reviewDueAt: z.iso.date().optional(),
  tags: z.array(z.string()).default([]),
  /** What people type who want this article, in their own words. Each belongs to one article. */
  searchPhrases: z.array(searchPhrase).default([]),
  illustration: z.string().min(1),
  /** A video on YouTube, by the id of its address (`watch?v=<id>`); `title` says what it shows. */
  video: z.object({ youtube: z.string().regex(/^[\w-]{11}$/), title: z.string().min(1).max(110) }).optional(),
  /** Ids of rules that it tells beside those whose statements it places. */
  rules: z.array(z.string()).default([]),
  pin: z.array(z.enum(['nutrition-consulting', 'health-check', 'tool-check'])).default([]),
  sources: z.array(citation).default([]),
})

const newestFirst = (one: HistoryEntry, other: HistoryEntry) => other.date.localeCompare(one.date)

/** Catalogs that speak of the programme, not of nutrition or health: they may stand without sources. */
const CATALOGS_WITHOUT_SOURCES = new Set(['ve-chuong-trinh', 'tin-tuc-hoat-dong', 'huong-dan-su-dung'])

const mayLackSources = (code: string) => CATALOGS_WITHOUT_SOURCES.has(code) || isAboutPageCode(code)

/** Addresses that pages of the site have already. */
const TAKEN: ReadonlySet<string> = new Set([paths, deskPaths, previewPaths].flatMap((each) => Object.values(each)))

/** Catalogs, categories, tags and articles; `subjects` are the articles about nutrition or health, which a nutritionist must sign. */
export function readArticleContent(
  folder: ContentFolder,
  rules: RuleBook,
): { rows: ArticleRows; subjects: ReviewSubject[]; problems: Problem[] } {
  const catalogs = readJsonRows(folder, 'article-catalogs.json', catalogFile)
  const tags = readJsonRows(folder, 'article-tags.json', tagFile)
  const catalogByCode = new Map(catalogs.rows.map((catalog) => [catalog.code, catalog]))
  const tagByCode = new Map(tags.rows.map((tag) => [tag.code, tag.id]))
  for (const catalog of catalogs.rows) {
    if (isAboutPageCode(catalog.code) && TAKEN.has(catalogPath(catalog.code)))
      catalogs.problems.add(`Chuyên mục ${catalog.code}: ${catalogPath(catalog.code)} đã là địa chỉ của một trang khác`)
    else if (!isCatalogCode(catalog.code) && !isAboutPageCode(catalog.code))
      catalogs.problems.add(`Trang web chưa có đường dẫn cho chuyên mục ${catalog.code}`)
    // Its pages would stand among those for everyone, or open articles behind the gate.
    else if (catalog.staffOnly !== catalogPath(catalog.code).startsWith(`${paths.staff}/`))
      catalogs.problems.add(`Chuyên mục ${catalog.code}: staffOnly phải là ${!catalog.staffOnly} theo đường dẫn của nó`)
  }

  const problems: Problem[] = [...catalogs.problems.all, ...tags.problems.all]
  const articles: ArticleRows['articles'][number][] = []
  const links: ArticleRows['article_tag_links'][number][] = []
  const subjects: ReviewSubject[] = []
  const fileOfId = new Map<number, string>()
  const fileOfPhrase = new Map<string, string>()
  const pictures = readArticlePictures(folder, problems)
  for (const file of folder.list('articles', '.md')) {
    const article = readArticle(folder, file, rules, pictures)
    problems.push(...article.problems)
    if (!article.fields) continue
    const { fields } = article
    const own = problemsOf(file)
    const catalog = catalogByCode.get(fields.catalog)
    const category = catalog?.categories.find(({ code: own }) => own === fields.category)
    const earlier = fileOfId.get(fields.id)
    if (earlier !== undefined) own.add(`id ${fields.id} đã được dùng ở ${earlier}`, 'id', article.lineOf('id'))
    fileOfId.set(fields.id, file)
    if (!catalog) own.add(`Không có chuyên mục ${fields.catalog}`, 'catalog', article.lineOf('catalog'))
    if (fields.category && catalog && !category) {
      own.add(`Chuyên mục ${fields.catalog} không có nhóm ${fields.category}`, 'category', article.lineOf('category'))
    }
    if (fields.sources.length === 0 && !mayLackSources(fields.catalog)) {
      own.add('Bài về dinh dưỡng, sức khỏe cần ít nhất một nguồn', 'sources', article.lineOf('sources'))
    }
    for (const tag of fields.tags) {
      const tagId = tagByCode.get(tag)
      if (tagId === undefined) own.add(`Không có nhãn ${tag}`, 'tags', article.lineOf('tags'))
      else links.push({ article_id: fields.id, article_tag_id: tagId })
    }
    for (const phrase of fields.searchPhrases) {
      const words = wordsOf(phrase).join(' ')
      const owner = fileOfPhrase.get(words)
      if (owner !== undefined)
        own.add(`“${phrase}” đã có ở ${owner}`, 'searchPhrases', lineOfWords(folder.read(file) ?? '', phrase, 1))
      fileOfPhrase.set(words, file)
    }
    const publication = publicationProblem(fields)
    if (publication) own.add(publication.message, publication.field, article.lineOf(publication.field))
    const publishedAt = fields.publishedAt ?? plannedDay(fields)
    if (publishedAt === null) own.add('Cần ngày đăng (bài nháp: ngày dự kiến)', 'publishedAt')
    else if (publishedAt !== (plannedDay(fields) ?? publishedAt))
      own.add(`publishAt là ngày ${plannedDay(fields)}`, 'publishedAt', article.lineOf('publishedAt'))
    problems.push(...own.all)
    if (!catalog || publishedAt === null || own.all.length > 0) continue
    const sources = fields.sources.map(({ url, ...source }) => ({ ...source, url: url ?? null }))
    const risk =
      article.rules.length > 0 || !mayLackSources(fields.catalog) ? riskOf(article.rules, rules, 'medium') : null
    if (risk !== null) {
      subjects.push({
        subject: `article:${fields.id}`,
        kind: 'article',
        title: fields.title,
        file,
        line: 1,
        risk,
        rules: article.rules,
        version: versionOf([fields.title, fields.summary, article.html, sources]),
      })
    }
    articles.push({
      id: fields.id,
      title: fields.title,
      slug: fields.slug ?? slugify(fields.title),
      article_catalog_id: catalog.id,
      article_category_id: category?.id ?? null,
      summary: fields.summary,
      illustration: fields.illustration,
      author: fields.author,
      reviewer: fields.reviewer ?? null,
      ...publicationOf(fields),
      published_at: publishedAt,
      reviewed_at: fields.reviewedAt ?? null,
      review_due_at: fields.reviewDueAt ?? null,
      content: article.html,
      plain_text: article.plainText,
      pins: fields.pin,
      search_phrases: fields.searchPhrases,
      media_type: mediaTypeOf({
        hasText: article.plainText !== '',
        hasImage: article.html.includes('<img '),
        hasVideo: fields.video !== undefined,
      }),
      video: fields.video ?? null,
      sources,
      history: [...fields.history].sort(newestFirst),
      risk,
      review: null,
    })
  }

  return {
    rows: {
      article_catalogs: catalogs.rows.map(({ categories: _, staffOnly, ...catalog }, position) => ({
        ...catalog,
        staff_only: staffOnly,
        position,
      })),
      article_categories: catalogs.rows.flatMap((catalog) =>
        catalog.categories.map((category, position) => ({ ...category, article_catalog_id: catalog.id, position })),
      ),
      article_tags: tags.rows,
      articles,
      article_tag_links: links,
    },
    subjects,
    problems,
  }
}

/** As the search reads it. */
function wordsOf(text: string): string[] {
  return tokens(text).map(({ word }) => word)
}

interface ReadArticle {
  readonly fields: z.output<typeof frontMatter> | undefined
  readonly html: string
  readonly plainText: string
  /** Ids of the rules that it tells. */
  readonly rules: readonly string[]
  readonly problems: readonly Problem[]
  lineOf(field: string): number
}

/** One article by itself: front matter, text, and that its file's name and folder agree with them. */
function readArticle(folder: ContentFolder, file: string, rules: RuleBook, pictures: ArticlePictures): ReadArticle {
  const problems = problemsOf(file)
  const text = folder.read(file) ?? ''
  const parsed = parseMarkdownFile(text)
  if ('message' in parsed) {
    problems.add(parsed.message, '', parsed.line)
    return { fields: undefined, html: '', plainText: '', rules: [], problems: problems.all, lineOf: () => 1 }
  }
  const unplaced = problemsOf(file)
  const fields = checked(frontMatter, parsed.fields, '', unplaced)
  for (const { field, message } of unplaced.all) problems.add(message, field, parsed.lineOf(field.split('.')[0] ?? ''))
  const placed = placeRules(parsed.body, rules)
  for (const { id, line } of placed.unknown) problems.add(`Không có quy tắc ${id}`, 'rules', line + parsed.bodyLine - 1)
  for (const id of fields?.rules ?? [])
    if (!rules.has(id)) problems.add(`Không có quy tắc ${id}`, 'rules', lineOfWords(text, id, parsed.lineOf('rules')))
  const [, folderName = '', fileName = ''] = file.split('/')
  const article = { catalog: folderName, id: Number.parseInt(fileName, 10) }
  const pictureOf: PictureOf = (source, alt) => {
    const shown = shownPicture(pictures, article, source, alt)
    return typeof shown === 'string' ? { problem: shown } : { html: figureHtml(shown, alt) }
  }
  const rendered = renderMarkdown(placed.text, pictureOf)
  for (const { line, message } of rendered.problems) problems.add(message, '', line + parsed.bodyLine - 1)
  if (rendered.plainText === '' && fields?.video === undefined)
    problems.add('Bài chưa có nội dung', '', parsed.bodyLine)
  if (fields && fields.catalog !== folderName) {
    problems.add(`Bài nằm trong thư mục ${folderName}`, 'catalog', parsed.lineOf('catalog'))
  }
  if (fields && !fileName.startsWith(`${fields.id}-`)) {
    problems.add(`Tên tệp phải bắt đầu bằng ${fields.id}-`, 'id', parsed.lineOf('id'))
  }
  const { html, plainText } = rendered
  return {
    fields: problems.all.length > 0 ? undefined : fields,
    html,
    plainText,
    rules: [...new Set([...(fields?.rules ?? []), ...placed.ids])],
    problems: problems.all,
    lineOf: parsed.lineOf,
  }
}
