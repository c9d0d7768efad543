export const PAGE_NAMES = ['home', 'article', 'list', 'menus', 'chart', 'form'] as const
export type PageName = (typeof PAGE_NAMES)[number]

export interface BenchPages {
  /** Addresses. */
  readonly pages: Readonly<Record<PageName, string>>
  readonly article: { readonly articleId: number }
}

/** The pages that are measured; the article is the newest of the running site. */
export async function benchPages(url: string): Promise<BenchPages> {
  const answer = await (await fetch(`${url}/api/Article/GetLatestArticles?pageSize=1&pageNumber=1`)).json()
  const article: BenchPages['article'] | undefined = [answer.data?.items ?? answer.data].flat()[0]
  if (!article) throw new Error('The site has no article to measure')
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const path = await articlePath(url, sitemap, article.articleId)
  return {
    article,
    pages: {
      home: '/',
      article: path,
      list: '/so-tay-cua-me/kho-tang-am-thuc-cua-me',
      menus: '/thuc-don-can-bang-dinh-duong/dung-ngan-hang-thuc-don-dinh-duong',
      chart: '/theo-doi-suc-khoe-cua-be',
      form: '/gioi-thieu/lien-he',
    },
  }
}

/** The address that the site itself gives the article, from its sitemap. */
async function articlePath(url: string, index: string, id: number): Promise<string> {
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname)
  for (const part of parts.filter((each) => each.endsWith('.xml'))) {
    const text = await (await fetch(url + part)).text()
    const found = new RegExp(`<loc>https?://[^/]+(/[^<]*/${id}-[^<]*)</loc>`).exec(text)
    if (found?.[1]) return found[1]
  }
  throw new Error(`The sitemap does not name article ${id}`)
}
