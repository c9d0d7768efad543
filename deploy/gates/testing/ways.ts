import { createHash } from 'node:crypto'
import type { Audience, Resource } from 'shared-contracts/access'
import { fold } from 'shared-contracts/text'
import type { Asked, GateSite, VisitorName } from './gate-site'

/** One way in to something: whether it is given to a visitor. */
export interface Way {
  /** Who gets anything at all this way, whatever it leads to; everyone unless said. `nobody`: it must never lead there. */
  readonly open?: Audience | 'nobody'
  /** What a call that names the thing answers to those who may not have it: a refusal, or itself without the thing. */
  readonly withheld: 'refused' | 'left out'
  /** Each answer of the way; `given` says whether one of them holds the thing. */
  ask(site: GateSite, visitor: VisitorName): Promise<{ readonly answers: readonly Asked[]; readonly given: boolean }>
}

type Ways = Readonly<Record<string, Way>>

interface Article {
  readonly id: number
  readonly title: string
  readonly article_catalog_id: number
  readonly article_category_id: number | null
  readonly plain_text: string
}

/** Every page of a list that can't have more than 50 on one. */
async function wholeList(site: GateSite, visitor: VisitorName, call: ListCall): Promise<readonly Asked[]> {
  const pages = [1, 2, 3].map((pageNumber) => site.ask(visitor, call, { query: { pageNumber, pageSize: 50 } }))
  return Promise.all(pages)
}
type ListCall = 'Article/GetLatestArticles' | 'Dish/GetAllDishes' | 'Menu/GetStandardMenu'

const names = (article: Article) => (text: string) =>
  text.includes(`"articleId":${article.id},`) || text.includes(JSON.stringify(article.title))

/** A way of one call, which holds the article when its answer names it. */
function naming(
  article: Article,
  withheld: Way['withheld'],
  ask: (site: GateSite, visitor: VisitorName) => Promise<Asked>,
): Way {
  return {
    withheld,
    async ask(site, visitor) {
      const answer = await ask(site, visitor)
      return { answers: [answer], given: answer.status === 200 && names(article)(answer.text) }
    },
  }
}

/** All ways to an article; lists of everybody's pages never lead to one for staff. */
function waysToArticle(article: Article, others: readonly Article[], forStaff: boolean): Ways {
  const { id, article_catalog_id: catalogId, article_category_id: categoryId } = article
  const words = fold(article.title)
  const everybodys = forStaff ? ({ open: 'nobody' } as const) : {}
  const other = others.find((each) => each.article_catalog_id === catalogId && each.id !== id) ?? article
  return {
    'Article/GetById': naming(article, 'refused', (site, who) => site.ask(who, 'Article/GetById', { query: { id } })),
    'Article/GetByCatalog': naming(article, 'refused', (site, who) =>
      site.ask(who, 'Article/GetByCatalog', { query: { catalogId, pageSize: 50 } }),
    ),
    'Article/GetByCategory': naming(article, 'left out', (site, who) =>
      site.ask(who, 'Article/GetByCategory', { query: { categoryIds: categoryId ?? 0, pageSize: 50 } }),
    ),
    'Article/GetRelatedArticles': naming(article, 'refused', (site, who) =>
      site.ask(who, 'Article/GetRelatedArticles', { query: { articleId: other.id, pageSize: 50 } }),
    ),
    'Article/GetMostViewArticlesByCataLog': naming(article, 'refused', (site, who) =>
      site.ask(who, 'Article/GetMostViewArticlesByCataLog', { query: { catalogId, numOfShowedArticle: 50 } }),
    ),
    'Article/Search': naming(article, 'left out', (site, who) =>
      site.ask(who, 'Article/Search', { body: { keyword: words, pageSize: 50 } }),
    ),
    'Article/Search in its catalog': naming(article, 'left out', (site, who) =>
      site.ask(who, 'Article/Search', { body: { keyword: words, catalogIds: [catalogId], pageSize: 50 } }),
    ),
    'Search/Suggest': naming(article, 'left out', (site, who) =>
      site.ask(who, 'Search/Suggest', { body: { keyword: words } }),
    ),
    'Article/GetLatestArticles': {
      ...everybodys,
      withheld: 'left out',
      async ask(site, who) {
        const answers = await wholeList(site, who, 'Article/GetLatestArticles')
        return { answers, given: answers.some(({ text }) => names(article)(text)) }
      },
    },
    favourites: {
      open: 'user',
      withheld: 'refused',
      async ask(site, who) {
        const added = await site.ask(who, 'Favorite/AddFavoriteArticle', { body: { articleId: id } })
        const answers = [
          await site.ask(who, 'Favorite/GetFavoriteArticles'),
          await site.ask(who, 'Favorite/GetFavoriteIds'),
        ]
        const given = answers.some(({ text }) => names(article)(text) || text.includes(`[${id}]`))
        return { answers: [added], given }
      },
    },
    'ArticleStatistic/AddNew': {
      open: 'user',
      withheld: 'refused',
      async ask(site, who) {
        const answer = await site.ask(who, 'ArticleStatistic/AddNew', { body: { articleId: id } })
        return { answers: [answer], given: answer.status === 200 }
      },
    },
    ...(forStaff
      ? {
          'pinned, home and sitemap': {
            open: 'nobody',
            withheld: 'left out',
            async ask(site, who) {
              const answers = await Promise.all([
                site.ask(who, 'Article/GetPinToHealthCheckPageArticles'),
                site.ask(who, 'Article/GetPinToHealthCheckPageArticles', { query: { articleCatalog: catalogId } }),
                site.ask(who, 'Article/GetPinToNutritionConsultingPageArticles'),
                site.ask(who, 'Article/GetPinToToolCheckPageArticles'),
                site.ask(who, 'HomePage/Articles', { query: { pageSize: 20 } }),
                site.ask(who, 'Sitemap/GetEntries'),
              ])
              return {
                answers,
                given: answers.some(({ text }) => names(article)(text) || text.includes(`"id":${id},`)),
              }
            },
          } satisfies Way,
        }
      : {
          sitemap: {
            withheld: 'left out',
            async ask(site, who) {
              const answer = await site.ask(who, 'Sitemap/GetEntries')
              return { answers: [answer], given: answer.text.includes(`"kind":"article","id":${id},`) }
            },
          } satisfies Way,
        }),
  }
}

const of = (
  withheld: Way['withheld'],
  given: (answer: Asked) => boolean,
  ask: (site: GateSite, who: VisitorName) => Promise<Asked>,
): Way => ({
  withheld,
  async ask(site, who) {
    const answer = await ask(site, who)
    return { answers: [answer], given: answer.status === 200 && given(answer) }
  },
})

const field = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && name in data
    ? Object.entries(data).find(([key]) => key === name)?.[1]
    : undefined

/** A recipe's steps stand in no other answer than its own. */
const recipeWays = (dishId: number): Ways => ({
  'Dish/GetById': of(
    'left out',
    ({ data }) => field(data, 'detail') !== null,
    (site, who) => site.ask(who, 'Dish/GetById', { query: { id: dishId } }),
  ),
  'Dish/GetById for a family': of(
    'left out',
    ({ data }) => field(data, 'detail') !== null,
    (site, who) => site.ask(who, 'Dish/GetById', { query: { id: dishId, objectTypeId: 11, people: 4, portion: 2 } }),
  ),
  'lists and search': {
    open: 'nobody',
    withheld: 'left out',
    async ask(site, who) {
      const answers = [
        await site.ask(who, 'Dish/Search', { body: { pageSize: 50 } }),
        await site.ask(who, 'Dish/GetAllDishesForBuildMenu', { query: { pageSize: 50 } }),
        await site.ask(who, 'Dish/GetForBuildMenu', { query: { ids: dishId } }),
      ]
      return { answers, given: answers.some(({ text }) => /"(steps|nutrition|detail)"/.test(text)) }
    },
  },
})

const dishCardWays = (dishId: number, title: string): Ways => {
  const named = ({ text }: Asked) => text.includes(`"dishId":${dishId},`)
  const keyword = fold(title)
  return {
    'Dish/GetById': of('refused', named, (site, who) => site.ask(who, 'Dish/GetById', { query: { id: dishId } })),
    'Dish/Search': of('left out', named, (site, who) =>
      site.ask(who, 'Dish/Search', { body: { keyword, pageSize: 50 } }),
    ),
    'Dish/GetForBuildMenu': of('left out', named, (site, who) =>
      site.ask(who, 'Dish/GetForBuildMenu', { query: { ids: dishId } }),
    ),
  }
}

const menuCardWays = (menuId: number, title: string): Ways => {
  const named = ({ text }: Asked) => text.includes(`"menuId":${menuId},`)
  return {
    'Menu/GetStandardMenuById': of('refused', named, (site, who) =>
      site.ask(who, 'Menu/GetStandardMenuById', { query: { menuId } }),
    ),
    'Menu/Search': of('left out', named, (site, who) =>
      site.ask(who, 'Menu/Search', { body: { keyword: title, pageSize: 50 } }),
    ),
  }
}

/** Pages of menus, asked for once by each visitor: they are the same whatever menu they are looked through for. */
const menuLists = new WeakMap<GateSite, Map<VisitorName, Promise<readonly Asked[]>>>()
function listsOfMenus(site: GateSite, who: VisitorName): Promise<readonly Asked[]> {
  const ofSite = menuLists.get(site) ?? new Map<VisitorName, Promise<readonly Asked[]>>()
  menuLists.set(site, ofSite)
  const ofVisitor = ofSite.get(who) ?? askForMenus(site, who)
  ofSite.set(who, ofVisitor)
  return ofVisitor
}

async function askForMenus(site: GateSite, who: VisitorName): Promise<readonly Asked[]> {
  return [
    ...(await wholeList(site, who, 'Menu/GetStandardMenu')),
    await site.ask(who, 'Menu/Search', { body: { pageSize: 50 } }),
    await site.ask(who, 'Menu/HomePage'),
  ]
}

const hasMeals = ({ text }: Asked) => text.includes('"meals":[{')

const menuWays = (menuId: number, objectTypeId: number): Ways => ({
  'Menu/GetStandardMenuById': of('left out', hasMeals, (site, who) =>
    site.ask(who, 'Menu/GetStandardMenuById', { query: { menuId } }),
  ),
  'Menu/GetStandardMenuById in other portions': of('left out', hasMeals, (site, who) =>
    site.ask(who, 'Menu/GetStandardMenuById', { query: { menuId, objectTypeId: objectTypeId === 1 ? 2 : 1 } }),
  ),
  'Menu/GetGenerateMenuDetail': of('refused', hasMeals, (site, who) =>
    site.ask(who, 'Menu/GetGenerateMenuDetail', { body: { menuId } }),
  ),
  'the shopping list': {
    open: 'user',
    withheld: 'refused',
    async ask(site, who) {
      const added = await site.ask(who, 'UserCart/AddNewWeekMenuCart', { body: { objectTypeId, menuId } })
      const cart = await site.ask(who, 'UserCart/GetAll')
      return { answers: [added.status === 409 ? cart : added], given: hasMeals(cart) }
    },
  },
  'lists and search': {
    open: 'nobody',
    withheld: 'left out',
    async ask(site, who) {
      const answers = await listsOfMenus(site, who)
      return { answers, given: answers.some(hasMeals) }
    },
  },
})

interface StaffFile {
  readonly id: number
  readonly title: string
  readonly sha256: string
}

/** Its row, a link to it, and what the link gives. */
const staffFileWays = ({ id, title, sha256 }: StaffFile): Ways => ({
  'Staff/GetFiles': of(
    'refused',
    ({ text }) => text.includes(JSON.stringify(title)) && text.includes(sha256),
    (site, who) => site.ask(who, 'Staff/GetFiles'),
  ),
  'Staff/GetFileLink and its bytes': {
    withheld: 'refused',
    async ask(site, who) {
      const link = await site.ask(who, 'Staff/GetFileLink', { body: { fileId: id } })
      const url = field(link.data, 'url')
      const opened = typeof url === 'string' ? await site.open(url) : null
      const isFile = opened !== null && createHash('sha256').update(opened.bytes).digest('hex') === sha256
      return { answers: [link], given: isFile && opened.cacheControl.includes('no-store') }
    },
  },
})

/** Every way to an example of each resource of the table: a resource without ways does not compile. */
export function waysTo({ rows }: Pick<GateSite, 'rows'>): Readonly<Record<Resource, Ways>> {
  const staffCatalogs = new Set(rows.article_catalogs.filter(({ staff_only }) => staff_only).map(({ id }) => id))
  const forStaff = rows.articles.filter((article) => staffCatalogs.has(article.article_catalog_id))
  const forAll = rows.articles.filter((article) => !staffCatalogs.has(article.article_catalog_id))
  const menuOf = (kind: 'free' | 'week' | 'standard') => required(rows.menus.find((menu) => menu.kind === kind))
  const [free, week, day] = [menuOf('free'), menuOf('week'), menuOf('standard')]
  const freeMenus = new Set(rows.menus.filter(({ kind }) => kind === 'free').map(({ id }) => id))
  const open = new Set(rows.menu_dishes.filter(({ menu_id }) => freeMenus.has(menu_id)).map(({ dish_id }) => dish_id))
  const openDish = required(rows.dishes.find(({ id }) => open.has(id)))
  const otherDish = required(rows.dishes.find(({ id }) => !open.has(id)))
  const withCategory = (articles: readonly Article[]) =>
    required(articles.find(({ article_category_id }) => article_category_id !== null))
  return {
    article: waysToArticle(withCategory(forAll), forAll, false),
    'staff-article': waysToArticle(withCategory(forStaff), forStaff, true),
    'staff-file': staffFileWays(required(rows.staff_files[0])),
    catalog: {
      'ArticleCatalog/GetAll': of(
        'left out',
        ({ text }) => text.includes('"staffOnly":true'),
        (site, who) => site.ask(who, 'ArticleCatalog/GetAll'),
      ),
    },
    'dish-card': dishCardWays(otherDish.id, otherDish.title),
    'free-recipe': recipeWays(openDish.id),
    recipe: recipeWays(otherDish.id),
    'menu-card': menuCardWays(week.id, week.title),
    'free-menu': {
      ...menuWays(free.id, free.object_type_id),
      'Menu/GetFreeMenu': of('refused', hasMeals, (site, who) =>
        site.ask(who, 'Menu/GetFreeMenu', { query: { objectTypeId: free.object_type_id } }),
      ),
    },
    menu: {
      ...prefixed('week: ', menuWays(week.id, week.object_type_id)),
      ...prefixed('day: ', menuWays(day.id, day.object_type_id)),
      'Menu/GetWeekMenu': of('left out', hasMeals, (site, who) =>
        site.ask(who, 'Menu/GetWeekMenu', { query: { objectTypeId: week.object_type_id } }),
      ),
    },
  }
}

function prefixed(prefix: string, ways: Ways): Ways {
  return Object.fromEntries(Object.entries(ways).map(([name, way]) => [prefix + name, way]))
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the content has no example')
  return value
}
