import { type ReactNode, useMemo, useRef, useState } from 'react'
import { LinkButton, Stack } from 'shared-frame'
import { EntryActions } from 'shared-ui/desk'
import { Loaded } from 'shared-ui/reading'
import type { EntryKind, Known } from '../entry-kind'
import { EntryFilters } from './EntryFilters'
import { EntryGroups } from './EntryGroups'
import { listWords as words } from './list-words'
import { Pages } from './Pages'
import { type Opening, useAsked } from './use-asked'
import { useListing } from './use-listing'

interface Props<E extends Known, S extends string> {
  readonly kind: EntryKind<E, S>
  /** Address of the form of a new entry; absent: none is made here. */
  readonly makeAt?: string
  /** Beside the way to a new entry. */
  readonly beside?: ReactNode
  /** What words are looked for in; absent: titles. */
  readonly find?: string
  /** Absent: all states. */
  readonly opening?: Opening<S>
  /** Links of an entry, before its decisions. */
  readonly linksOf?: (entry: E, title: string) => ReactNode
}

/** All entries of a kind: to find, to put in order, to decide on, and the way to the form of each. */
export function EntryListPage<E extends Known, S extends string>({ kind, opening, find, ...props }: Props<E, S>) {
  const [now] = useState(() => new Date())
  const states = useMemo(() => {
    const isState = (name: string): name is S => name in kind.states
    return Object.keys(kind.states).filter(isState)
  }, [kind])
  const first = opening ?? { first: null, all: true }
  const [asked, ask] = useAsked(kind.list.place, states, first)
  const listing = useListing(kind, asked, now)
  const top = useRef<HTMLDivElement>(null)
  const isNarrowed = asked.keyword !== '' || asked.state !== null
  const isEmpty = !isNarrowed && listing.data?.total === 0 && asked.page === 1
  const make = props.makeAt !== undefined && <LinkButton to={props.makeAt}>{kind.words.make}</LinkButton>
  return (
    <Stack>
      {(make || props.beside) && (
        <EntryActions>
          {make}
          {props.beside}
        </EntryActions>
      )}
      {!isEmpty && <EntryFilters {...{ kind, states, find, asked }} opening={first} shown={listing.data} onAsk={ask} />}
      {/* A decided entry may leave the list with the pressed button: focus goes here. */}
      <div ref={top} tabIndex={-1}>
        <Loaded query={listing} loading={{ shape: 'panel', label: words.loading }}>
          {(shown) => (
            <Stack>
              <EntryGroups
                {...{ kind, shown, now, isNarrowed, isEmpty }}
                linksOf={props.linksOf}
                onGone={() => top.current?.focus()}
              />
              <Pages
                page={asked.page}
                total={kind.list.narrowedBy === 'server' ? shown.total : 0}
                onTurn={(page) => {
                  ask({ page })
                  top.current?.focus()
                }}
              />
            </Stack>
          )}
        </Loaded>
      </div>
    </Stack>
  )
}
