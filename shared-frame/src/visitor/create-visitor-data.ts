import type { ApiClient } from 'shared-contracts/client'
import { type EventBus, isFact } from 'shared-frame/events'
import { createQueryClient, QueryObserver } from 'shared-frame/remote'
import type { VisitorAnswer, VisitorCallNames, VisitorData, VisitorKey, VisitorState } from 'shared-frame/remotes'
import { ruleOf } from '../contract/events/topic-table'
import { withFavourite } from './with-favourite'

/** What was fetched less than this long ago is not asked for again when a section opens or the window comes back. */
const FRESH_MS = 10_000

const calls: VisitorCallNames = {
  profile: 'User/UserInfo',
  consents: 'User/GetConsents',
  favouriteIds: 'Favorite/GetFavoriteIds',
  cartItems: 'UserCart/GetItems',
  classes: 'CookingClass/GetRegisteredClasses',
  remainingSurveys: 'Survey/GetRemainingSurveys',
}
const keys = Object.keys(calls) as readonly VisitorKey[]

/** The side of the visitor's data that the session sees: whose it is. */
export interface VisitorDataStore extends VisitorData {
  /** Reads for whoever holds the token from now on; what belonged to anybody else is dropped. */
  open(): void
  /** Nobody is signed in: drops everything, requests under way too. */
  close(): void
  /** The profile, from the cache when it is fresh. Rejects as the call does, or when the data was closed meanwhile. */
  fetchProfile(): Promise<VisitorAnswer<'profile'>>
  /** Fetches what is watched and older than `FRESH_MS`, when the window comes back to the front. */
  refetchStale(): void
}

export function createVisitorData({ api, bus }: { api: ApiClient; bus: EventBus }): VisitorDataStore {
  const client = createQueryClient()
  /** Part of every query's key: answers to requests of an ended session find no place to go. */
  let generation = 0
  let isOpen = false
  const states = new Map<VisitorKey, VisitorState<VisitorKey>>()
  /** Facts published here about an answer that is already in place. */
  const settled = new WeakSet<object>()

  const queryKey = (key: VisitorKey) => [generation, key] as const
  const options = (key: VisitorKey) => ({
    queryKey: queryKey(key),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<unknown> => api.call(calls[key], { signal }),
    enabled: isOpen,
    staleTime: FRESH_MS,
  })
  const observers = new Map(keys.map((key) => [key, new QueryObserver(client, options(key))]))

  function begin(open: boolean): void {
    generation += 1
    isOpen = open
    for (const [key, observer] of observers) observer.setOptions(options(key))
    client.removeQueries({ predicate: (query) => query.queryKey[0] !== generation })
  }

  // Only `queryFn` above and `patch` below fill the cache, each with the key's own answer.
  function cached<K extends VisitorKey>(key: K): VisitorAnswer<K> | undefined {
    return client.getQueryData(queryKey(key))
  }

  function refetchWatched(key: VisitorKey): void {
    void client.invalidateQueries({ queryKey: queryKey(key) })
  }

  function patch<K extends VisitorKey>(key: K, change: (answer: VisitorAnswer<K>) => VisitorAnswer<K>): void {
    const answer = cached(key)
    // An answer on its way may have left the server before the change.
    const outdated = client.isFetching({ queryKey: queryKey(key) }) > 0
    if (answer !== undefined) client.setQueryData(queryKey(key), change(answer))
    if (outdated) refetchWatched(key)
  }

  function read<K extends VisitorKey>(key: K): VisitorState<K> {
    const state = client.getQueryState(queryKey(key))
    const next: VisitorState<K> = {
      data: cached(key),
      isPending: state?.status !== 'success' && state?.status !== 'error',
      isError: state?.status === 'error',
      isFetching: state?.fetchStatus === 'fetching',
      error: state?.error ?? null,
    }
    const last = states.get(key)
    if (last && isSame(last, next)) return last as VisitorState<K>
    states.set(key, next)
    return next
  }

  /** Who the data belongs to; null before the profile is known. */
  const userId = (): number | null => cached('profile')?.id ?? null

  function tellChanged(key: 'profile' | 'consents', inPlace: boolean): void {
    const id = userId()
    if (id === null) return
    const fact = { userId: id }
    if (inPlace) settled.add(fact)
    if (key === 'profile') bus.publish('profile/changed', fact)
    else bus.publish('consents/changed', fact)
  }

  const refetchOn = (key: VisitorKey) => (fact: { readonly userId: number }) => {
    if (fact.userId === userId() && !settled.has(fact)) refetchWatched(key)
  }
  bus.subscribe('profile/changed', refetchOn('profile'))
  bus.subscribe('consents/changed', refetchOn('consents'))
  bus.subscribe('classes/changed', () => refetchWatched('classes'))
  bus.subscribe('surveys/submitted', () => refetchWatched('remainingSurveys'))
  bus.subscribe('favourites/changed', ({ isFavourite, ...item }) =>
    patch('favouriteIds', (ids) => withFavourite(ids, item, isFavourite)),
  )
  bus.subscribe('cart/changed', ({ numberOfCarts }) => {
    patch('profile', (profile) => (profile.numberOfCarts === numberOfCarts ? profile : { ...profile, numberOfCarts }))
    refetchWatched('cartItems')
  })

  return {
    open: () => begin(true),
    close: () => begin(false),
    fetchProfile: () => client.fetchQuery(options('profile')) as Promise<VisitorAnswer<'profile'>>,
    refetchStale() {
      if (!isOpen) return
      for (const [key, observer] of observers) {
        const age = Date.now() - (client.getQueryState(queryKey(key))?.dataUpdatedAt ?? 0)
        if (observer.hasListeners() && age >= FRESH_MS) void observer.refetch({ cancelRefetch: false })
      }
    },
    read,
    subscribe: (key, listener) => observers.get(key)?.subscribe(listener) ?? (() => {}),
    async refetch(key) {
      if (isOpen) await observers.get(key)?.refetch({ cancelRefetch: false })
    },
    async invalidate(key) {
      tellChanged(key, false)
      if (!isOpen || !observers.get(key)?.hasListeners()) return
      // Joins the request that the fact just started.
      await client.invalidateQueries({ queryKey: queryKey(key) }, { cancelRefetch: false })
    },
    replace(key, answer) {
      if (!isOpen) return
      void client.cancelQueries({ queryKey: queryKey(key) })
      client.setQueryData(queryKey(key), answer)
      tellChanged(key, true)
    },
    publishChange(topic, fact) {
      if (!ruleOf(topic)?.bySections || !isFact(topic, fact)) throw new Error(`Not for sections to tell: ${topic}`)
      bus.publish(topic, fact)
    },
  }
}

function isSame(a: VisitorState<VisitorKey>, b: VisitorState<VisitorKey>): boolean {
  return (
    a.data === b.data &&
    a.isPending === b.isPending &&
    a.isError === b.isError &&
    a.isFetching === b.isFetching &&
    a.error === b.error
  )
}
