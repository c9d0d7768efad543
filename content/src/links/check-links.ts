import type { ContentFolder } from '../files/content-folder'
import type { Problem } from '../files/problem'
import { contentState } from '../publication/publication'
import type { ContentRows } from '../rows/content-rows'
import { knownPlaces } from './known-places'
import { type WrittenLink, writtenLinks } from './written-links'

/** Texts whose links readers follow; lists of addresses elsewhere are checked by who reads them. */
const SITE_FILES = [
  'site/faq.json',
  'site/navigation.json',
  'site/site-objects.json',
  'site/site-config.json',
  'site/cooking-classes.json',
  'site/terms.md',
]

/** Links of articles and of the site's texts that lead to no page of this site, by file and line. */
export function checkLinks(folder: ContentFolder, rows: ContentRows, at: Date): Problem[] {
  const problemOf = knownPlaces(rows, at)
  const articleOfFile = new Map(rows.articles.map((article) => [article.id, article]))
  const problems = (file: string, links: readonly WrittenLink[], sourceIsRead: boolean) =>
    links.flatMap(({ href, line }): Problem[] => {
      const message = problemOf(href, sourceIsRead)
      return message === null ? [] : [{ file, line, field: '', message: `${href}: ${message}` }]
    })
  const articles = folder.list('articles', '.md').flatMap((file) => {
    const id = Number(/\/(\d+)-[^/]*$/.exec(file)?.[1])
    const article = articleOfFile.get(id)
    const isRead = article === undefined || contentState(article, at) === 'published'
    return problems(file, writtenLinks(folder.read(file) ?? ''), isRead)
  })
  const site = SITE_FILES.flatMap((file) => problems(file, writtenLinks(folder.read(file) ?? ''), true))
  return [...articles, ...site]
}
