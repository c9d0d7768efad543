import type { APIRequestContext } from '@playwright/test'

const DAY_MS = 86_400_000

interface CookingClass {
  readonly id: number
  readonly title: string
  readonly startAt: string
  readonly seats: number
  readonly seatsLeft: number
}

interface ClassMonth {
  readonly year: number
  readonly month: number
}

/** Those that have any, from this one on. */
export async function monthsWithClasses(request: APIRequestContext): Promise<readonly ClassMonth[]> {
  return (await (await request.get('/api/CookingClass/GetMonths')).json()).data
}

/** Classes that can still be cancelled, the first to come first. A content without one is a fault of its own: visitors find an empty schedule. */
export async function comingClasses(request: APIRequestContext): Promise<readonly CookingClass[]> {
  const coming: CookingClass[] = []
  for (const { year, month } of await monthsWithClasses(request)) {
    const answer = await request.get(`/api/CookingClass/GetByMonth?month=${month}&year=${year}`)
    const classes: CookingClass[] = (await answer.json()).data
    coming.push(
      ...classes.filter(({ startAt, seatsLeft }) => Date.parse(startAt) > Date.now() + DAY_MS && seatsLeft > 0),
    )
  }
  return coming
}

export async function comingClass(request: APIRequestContext): Promise<CookingClass> {
  const [coming] = await comingClasses(request)
  if (!coming) throw new Error('No class is to come: content/site/cooking-classes.json plans none')
  return coming
}
