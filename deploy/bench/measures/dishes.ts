import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../runner/root'
import type { SiteBench } from '../context'
import { percentile, type Row, row } from '../result'

const CALLERS = 20
/** So many calls of each caller are not timed: the machine code of a fresh process is made in them. */
const WARM_UP = 15
const OBJECT_TYPE_ID = 2

/** Dish search by many callers over the written list of keywords, and suggestions while the judged searches are typed. */
export async function measureDishSearch({ site, size, say }: SiteBench): Promise<Row[]> {
  const api = apiOf(site)
  const file = path.join(root, 'services/api/src/kitchen/store/dish-keywords.json')
  const written: { keyword: string }[] = JSON.parse(readFileSync(file, 'utf8'))
  const keywords = written.map(({ keyword }) => keyword)
  const search = (keyword: string) => post(`${api}/Dish/Search`, { keyword, pageNumber: 1, pageSize: 20 })
  await byCallers(search, keywords, CALLERS * WARM_UP)
  const times = await byCallers(search, keywords, CALLERS * size.dishSearches)
  say(`${times.length} searches of ${keywords.length} keywords`)
  const typed = keywordsAsTyped()
  const suggest = (keyword: string) => post(`${api}/Search/Suggest`, { keyword })
  await byCallers(suggest, typed, CALLERS * WARM_UP)
  const suggestions = await byCallers(suggest, typed, CALLERS * size.dishSearches)
  say(`${suggestions.length} suggestions for ${typed.length} beginnings`)
  return [
    row(`dish search, ${CALLERS} callers: p95`, percentile(times, 0.95), 'ms', { most: 50 }),
    row(`dish search, ${CALLERS} callers: p50`, percentile(times, 0.5), 'ms'),
    row(`suggestions, ${CALLERS} callers: p95`, percentile(suggestions, 0.95), 'ms', { most: 50 }),
    row(`suggestions, ${CALLERS} callers: p50`, percentile(suggestions, 0.5), 'ms'),
  ]
}

/** Beginnings of the judged searches, letter by letter, in an order in which neighbours are of different searches. */
function keywordsAsTyped(): readonly string[] {
  const file = path.join(root, 'services/api/src/search/testing/judged-queries.csv')
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  const queries = lines.map((line) => line.split(',')[0] ?? '')
  const longest = Math.max(...queries.map((query) => query.length))
  return Array.from({ length: longest - 1 }, (_, index) => index + 2).flatMap((length) =>
    queries.filter((query) => query.length >= length).map((query) => query.slice(0, length)),
  )
}

/** The part of the call's answer that is replaced dish by dish. */
interface FreeMenu {
  readonly data: {
    readonly days: readonly {
      readonly meals: readonly {
        readonly mealCode: string
        readonly dishes: readonly { readonly dishId: number; readonly portion: number }[]
      }[]
    }[]
  }
}

/** Everything that may replace a dish of a day, ranked; the whole call, one at a time. */
export async function measureDishReplacements({ site, size }: SiteBench): Promise<Row[]> {
  const times = await replacements(apiOf(site), size.dishReplacements)
  return [
    row('replacements of a dish, ranked and answered: p50', percentile(times, 0.5), 'ms', { most: 10 }),
    row('replacements of a dish, ranked and answered: p95', percentile(times, 0.95), 'ms'),
  ]
}

const apiOf = (site: SiteBench['site']): string => `${site.apiUrl}/api`

async function post(url: string, body: unknown): Promise<number> {
  const started = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - started
}

/** Times of `count` calls by callers that each wait for their answer. */
async function byCallers(
  call: (keyword: string) => Promise<number>,
  keywords: readonly string[],
  count: number,
): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const caller = async () => {
    while (next < count) {
      const keyword = keywords[next % keywords.length] ?? ''
      next += 1
      times.push(await call(keyword))
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return times
}

/** The dishes of the free week's first day are replaced in turn, one call at a time. */
async function replacements(api: string, changes: number): Promise<number[]> {
  const answer: FreeMenu = await (await fetch(`${api}/Menu/GetFreeMenu?objectTypeId=${OBJECT_TYPE_ID}`)).json()
  const [first] = answer.data.days
  if (!first) throw new Error('The free week has no days')
  const day = {
    objectTypeId: OBJECT_TYPE_ID,
    meals: first.meals.map(({ mealCode, dishes }) => ({
      mealCode,
      dishes: dishes.map(({ dishId, portion }) => ({ dishId, portion })),
    })),
  }
  const places = day.meals.flatMap(({ mealCode, dishes }) => dishes.map(({ dishId }) => ({ mealCode, dishId })))
  const change = (number: number) => post(`${api}/Menu/ChangeDish`, { day, ...places[number % places.length] })
  for (let number = 0; number < Math.min(places.length, changes); number += 1) await change(number)
  const times: number[] = []
  for (let number = 0; number < changes; number += 1) times.push(await change(number))
  return times
}
