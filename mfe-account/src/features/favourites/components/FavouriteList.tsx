import { type ReactNode, useEffect, useRef } from 'react'
import { CardGrid, EmptyState, LinkButton, Section, useFavouriteIds, useShell } from 'shared-frame'
import { useQueryClient } from 'shared-frame/remote'
import { Pager } from 'shared-ui/lists'
import { Loaded } from 'shared-ui/reading'
import { accountTexts } from '../../../texts/account'
import type { FavouriteKind } from '../rules/favourites-address'
import { FAVOURITES_SHOWN, favouritesKey } from '../rules/favourites-key'
import type { FavouritesPageAddress } from '../rules/use-favourites-page'

const texts = accountTexts.favourites

interface Favourites<T> {
  readonly items: readonly T[]
  readonly totalCount: number
}

interface Props<T> {
  readonly kind: FavouriteKind
  readonly userId: number
  readonly page: FavouritesPageAddress
  readonly query: {
    readonly data: Favourites<T> | undefined
    readonly isError: boolean
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly title: string
  readonly empty: { readonly title: string; readonly hint: string; readonly to: string; readonly link: string }
  readonly children: (item: T) => ReactNode
}

/** Favourites of one kind as cards; what is added or removed anywhere shows here. */
export function FavouriteList<T>({ kind, userId, page, query, title, empty, children }: Props<T>) {
  const cards = useFollowedList(userId, kind)
  useStepBack(query.data, page)
  return (
    <Section
      title={title}
      more={query.data && query.data.totalCount > 0 && <span>{texts.count(query.data.totalCount)}</span>}
    >
      <div ref={cards} tabIndex={-1}>
        <Loaded query={query} loading={{ shape: 'cards', label: texts.loading }}>
          {({ items, totalCount }) =>
            totalCount === 0 ? (
              <EmptyState title={empty.title} actions={<LinkButton to={empty.to}>{empty.link}</LinkButton>}>
                {empty.hint}
              </EmptyState>
            ) : (
              <>
                <CardGrid>{items.map(children)}</CardGrid>
                <Pager
                  label={texts.pages(title)}
                  page={page.number}
                  pageSize={FAVOURITES_SHOWN}
                  totalCount={totalCount}
                  href={page.href}
                />
              </>
            )
          }
        </Loaded>
      </div>
    </Section>
  )
}

/**
 * Asks again when a favourite of this kind was added or removed, here, in another tab or on another device. The card whose
 * heart was pressed goes: its focus moves to the list.
 */
function useFollowedList(userId: number, kind: FavouriteKind) {
  const client = useQueryClient()
  const ids = useFavouriteIds().data?.[kind === 'dish' ? 'dishIds' : 'articleIds']
  const known = useRef(ids)
  const cards = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = known.current
    known.current = ids
    if (before === undefined || ids === undefined || before === ids) return
    if (ids.length < before.length && cards.current?.contains(document.activeElement)) cards.current.focus()
    void client.invalidateQueries({ queryKey: favouritesKey(userId, kind) })
  }, [client, userId, kind, ids])
  return cards
}

/** The last page goes away with its last card: the one before takes its place. */
function useStepBack(data: Favourites<unknown> | undefined, page: FavouritesPageAddress): void {
  const shell = useShell()
  const last = data ? Math.max(1, Math.ceil(data.totalCount / FAVOURITES_SHOWN)) : page.number
  const goal = page.number > last ? page.href(last) : null
  useEffect(() => {
    if (goal !== null) void shell.navigate(goal, { replace: true, keepScroll: true })
  }, [shell, goal])
}
