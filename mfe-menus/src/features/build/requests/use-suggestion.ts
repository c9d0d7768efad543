import { useEffect, useRef, useState } from 'react'
import { ApiError } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { useQueryClient } from 'shared-frame/remote'
import { builderTexts } from '../../../texts/builder'
import { type ChosenDish, DAY_CODES, type Draft, type DraftChange, type Unmet } from '../rules/draft'
import { type BuildBody, dishesOfBuilt, keepPlaces, lockedIds, mainIdsOf, unmetOn } from '../rules/suggestion'
import { buildDishesQuery } from './build-dishes'

const WEEK = 7

interface Plan {
  readonly days: readonly (readonly ChosenDish[])[]
  readonly unmet: readonly Unmet[]
}

interface Wishes {
  readonly excludeMaterialIds: readonly number[]
  readonly likedDishIds: readonly number[]
}

/** Asks the builder to complete a day or the week around the locked dishes. Stopping or failing changes nothing. */
export function useSuggestion(draft: Draft, wishes: Wishes, change: (change: DraftChange) => void) {
  const { api } = useShell()
  const client = useQueryClient()
  const running = useRef<AbortController | null>(null)
  const [pending, setPending] = useState<'day' | 'week' | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const build = (more: Partial<BuildBody> & { days: number }, signal: AbortSignal) =>
    api.call('BuildMenu/BuildMenu', {
      body: {
        objectTypeId: draft.objectTypeId,
        excludeMaterialIds: [...wishes.excludeMaterialIds],
        likedDishIds: [...wishes.likedDishIds],
        seed: draft.seed,
        ...more,
      },
      signal,
    })

  /** The dishes of these days, fetched into the cache that the page then reads. */
  const dishesOf = (days: Draft['days']) =>
    client.fetchQuery(
      buildDishesQuery(
        api,
        days.flat().map(({ dishId }) => dishId),
      ),
    )

  async function planDay(days: Draft['days'], index: number, signal: AbortSignal): Promise<Plan> {
    const before = days[index] ?? []
    const include = lockedIds(before)
    const others = mainIdsOf(days, index, await dishesOf(days)).filter((id) => !include.includes(id))
    const built = await build({ days: 1, includeDishIds: include, excludeDishIds: others }, signal)
    const [day] = built.days
    const next = day === undefined ? before : dishesOfBuilt(day)
    const around = days.map((each, at) => (at === index ? next : each))
    const placed = keepPlaces(next, before, await dishesOf(around))
    return { days: around.map((each, at) => (at === index ? placed : each)), unmet: unmetOn(built.unmet, index) }
  }

  /** A whole week in one call; then each day with locked dishes is built again around them, as the builder spreads locked dishes over the week freely. */
  async function planWeek(signal: AbortSignal): Promise<Plan> {
    const own = draft.days.map((day) => day.filter(({ locked }) => locked))
    const built = await build({ days: WEEK, excludeDishIds: own.flatMap(lockedIds) }, signal)
    let days: Plan['days'] = built.days.map(dishesOfBuilt)
    let unmet: readonly Unmet[] = built.unmet
    for (const [index, kept] of own.entries()) {
      if (kept.length === 0) continue
      const around = days.map((day, at) => (at === index ? kept : day))
      const plan = await planDay(around, index, signal)
      days = plan.days
      unmet = [...unmet.filter(({ dayCode }) => dayCode !== DAY_CODES[index]), ...plan.unmet]
    }
    return { days, unmet }
  }

  async function suggest(what: 'day' | 'week', dayIndex: number) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setPending(what)
    setMessage(null)
    try {
      const plan =
        what === 'week'
          ? await planWeek(controller.signal)
          : await planDay(draft.days, dayIndex, controller.signal).then(({ days, unmet }) => ({
              days,
              unmet: [...draft.unmet.filter(({ dayCode }) => dayCode !== DAY_CODES[dayIndex]), ...unmet],
            }))
      if (!controller.signal.aborted) change({ kind: 'built', ...plan })
    } catch (error) {
      if (!controller.signal.aborted) setMessage(messageOf(error))
    } finally {
      if (running.current === controller) {
        running.current = null
        setPending(null)
      }
    }
  }

  return { suggest, stop: () => running.current?.abort(), pending, message }
}

/** A refusal names the wish that can't be met (422) or how long to wait (429); other failures get a message of this section. */
function messageOf(error: unknown): string {
  return error instanceof ApiError && [422, 429].includes(error.status) ? error.message : builderTexts.failed
}
