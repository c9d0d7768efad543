import {
  articlePath,
  catalogPath,
  classPath,
  deskPaths,
  dishPath,
  menuPath,
  paths,
  previewPaths,
} from 'shared-contracts/paths'
import { contentState } from '../publication/publication'
import type { ContentRows } from '../rows/content-rows'
import { redirectKey } from '../site/redirects'

/** Pages below these stand for things of the database, or are of editors alone: no file knows them. */
const OPEN_STEMS = [paths.userSurveys, deskPaths.hub, '/media', '/api/calendar'] as const
const ANSWER_ANCHOR = /^cau-(\d+)$/

/**
 * Tells what is wrong with an address of this site; null: a page answers there.
 *
 * @param sourceIsRead whether readers get the text that links; one that they don't get yet may lead to others like it
 */
export function knownPlaces(rows: ContentRows, at: Date): (href: string, sourceIsRead: boolean) => string | null {
  const catalogs = new Map(rows.article_catalogs.map(({ id, code }) => [id, code]))
  const pages = new Set<string>([
    ...Object.values(paths),
    ...Object.values(deskPaths),
    ...Object.values(previewPaths),
    ...rows.article_catalogs.map(({ code }) => catalogPath(code)),
    ...rows.menus.map(({ id }) => menuPath(id)),
    ...rows.class_plans.map(({ id }) => classPath(id)),
  ])
  const held = new Map<string, boolean>()
  const addressOfId = new Map<string, string>()
  const add = (stem: string, id: number, address: string, isRead: boolean) => {
    held.set(address, isRead)
    addressOfId.set(`${stem}/${id}`, address)
  }
  for (const article of rows.articles) {
    const code = catalogs.get(article.article_catalog_id) ?? ''
    const address = articlePath({ articleId: article.id, slug: article.slug, catalog: { code } })
    add(catalogPath(code), article.id, address, contentState(article, at) === 'published')
  }
  for (const dish of rows.dishes)
    add(paths.dish, dish.id, dishPath({ dishId: dish.id, slug: dish.slug }), contentState(dish, at) === 'published')
  const former = new Set(rows.redirects.map(({ from_path }) => from_path))
  const answers = new Set(rows.faqs.map(({ id }) => id))

  return (href, sourceIsRead) => {
    const [address = '', anchor] = href.split('#')
    const path = decodedPath(address)
    if (path === null) return 'địa chỉ viết sai'
    const answer = path === paths.faq && anchor !== undefined ? ANSWER_ANCHOR.exec(anchor) : null
    if (path === paths.faq && anchor !== undefined && !answers.has(Number(answer?.[1])))
      return `trang hỏi đáp không có câu #${anchor}`
    if (pages.has(path)) return null
    const isRead = held.get(path)
    if (isRead !== undefined) return isRead || !sourceIsRead ? null : 'bạn đọc chưa xem được trang này'
    if (OPEN_STEMS.some((stem) => path.startsWith(`${stem}/`))) return null
    const [, stem, id] = /^(.*)\/(\d+)(?:-[^/]*)?$/.exec(path) ?? []
    const own = addressOfId.get(`${stem}/${id}`)
    if (own !== undefined) return `địa chỉ đúng là ${own}`
    const key = redirectKey(path)
    if (key !== null && former.has(key)) return 'đây là địa chỉ cũ'
    return 'trang web không có trang này'
  }
}

function decodedPath(address: string): string | null {
  try {
    return decodeURI(address.replace(/\?.*$/, ''))
  } catch {
    return null
  }
}
