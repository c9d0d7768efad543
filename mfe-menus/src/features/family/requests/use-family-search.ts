import { useEffect, useRef, useState } from 'react'
import type { CallAnswer, CallBody } from 'shared-contracts/calls'
import { type ApiClient, ApiError } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { useQueryClient } from 'shared-frame/remote'
import { excludedMaterials, kitchenQuery } from '../../build'
import { familyTexts } from '../family-texts'
import type { DraftEater, FamilyDraft, FamilyMenu } from '../rules/family-draft'

export type FamilySearch =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly progress: number; readonly waiting: boolean }
  | { readonly state: 'cancelled' }
  | { readonly state: 'failed'; readonly message: string }

type Body = CallBody<'BuildMenu/BuildFamilyMenu'>

/** No server behind the proxy, or none that answered: a part of a search may be asked for again, it changes nothing. */
const PASSING_STATUSES: readonly number[] = [0, 502, 503, 504]
const PAUSES_MS = [1_000, 3_000, 6_000]
/** The builder lets a visitor have so much of the processor a minute. */
const TURN_PAUSE_MS = 10_000
const TURNS = 6

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end, { once: true })
  })
}

/** One part, tried again while a service restarts or others have their turn. */
async function askPart(
  api: ApiClient,
  body: Body,
  signal: AbortSignal,
  onWait: () => void,
): Promise<CallAnswer<'BuildMenu/BuildFamilyMenu'>> {
  let failures = 0
  let turns = 0
  for (;;) {
    try {
      return await api.call('BuildMenu/BuildFamilyMenu', { body, signal })
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError)) throw error
      const pauseMs = PASSING_STATUSES.includes(error.status) ? PAUSES_MS[failures] : undefined
      if (error.status === 429 && turns < TURNS) {
        turns += 1
        onWait()
        await pause(TURN_PAUSE_MS, signal)
      } else if (pauseMs !== undefined) {
        failures += 1
        await pause(pauseMs, signal)
      } else throw error
    }
  }
}

/** Searches for the menu of a family part by part. Stopping or failing changes nothing; leaving the page stops. */
export function useFamilySearch(draft: FamilyDraft, onMade: (menu: FamilyMenu) => void) {
  const { api } = useShell()
  const client = useQueryClient()
  const running = useRef<AbortController | null>(null)
  const [search, setSearch] = useState<FamilySearch>({ state: 'idle' })
  useEffect(() => () => running.current?.abort(), [])

  async function eatersOnWire(eaters: readonly DraftEater[]): Promise<Body['eaters']> {
    const avoids = eaters.some(({ avoidedAllergens }) => avoidedAllergens.length > 0)
    const kitchen = avoids ? await client.fetchQuery(kitchenQuery(api)) : null
    return eaters.map((eater) => ({
      key: eater.key,
      objectTypeId: eater.objectTypeId,
      excludeMaterialIds: kitchen ? [...excludedMaterials(eater, kitchen)] : [...eater.excludedMaterialIds],
    }))
  }

  async function start() {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    let progress = 0
    const show = (waiting: boolean) => {
      if (!signal.aborted) setSearch({ state: 'running', progress, waiting })
    }
    show(false)
    try {
      const eaters = await eatersOnWire(draft.eaters)
      let job: string | undefined
      while (!signal.aborted) {
        const body: Body = { eaters, days: draft.days, seed: draft.seed, ...(job !== undefined && { job }) }
        const step = await askPart(api, body, signal, () => show(true))
        if (signal.aborted) return
        if (step.state === 'done') {
          setSearch({ state: 'idle' })
          onMade(step.menu)
          return
        }
        job = step.job
        progress = step.progress
        show(false)
      }
    } catch (error) {
      if (!signal.aborted) setSearch({ state: 'failed', message: messageOf(error) })
    }
  }

  function cancel() {
    running.current?.abort()
    setSearch({ state: 'cancelled' })
  }

  return { search, start, cancel }
}

/** A refusal names what can't be done (422) or how long to wait (429); other failures get a message of this page. */
function messageOf(error: unknown): string {
  return error instanceof ApiError && [422, 429].includes(error.status) ? error.message : familyTexts.failed
}
