import { useState } from 'react'
import { changedFields, fieldsPlace, fittingFields, type KeptFields } from './kept-fields'
import type { KeptOwner } from './kept-values'
import { useWorkOwner } from './use-kept-owner'

type Values = Readonly<Record<string, unknown>>

/** What is kept of one form, for whoever fills it in. */
export interface FieldsKeeper<V extends Values> {
  /** Null: it isn't known yet who is here. */
  readonly owner: KeptOwner | null
  /** What of the form was kept; empty: nothing. */
  read(first: V): Partial<V>
  /** Keeps what differs from `first`; forgets it where nothing does. */
  keep(values: V, first: V): void
  forget(): void
  /** Calls back when a logout erases everything. Returns the function that ends it. */
  onErased(listener: () => void): () => void
}

/** The keeper of a form's text. A form without `options` keeps nothing. */
export function useFieldsKeeper<V extends Values>(form: string, options: KeptFields<V> | undefined): FieldsKeeper<V> {
  const owner = useWorkOwner()
  const [place] = useState(() => options && fieldsPlace(options))
  if (!options || !place) return { owner, read: () => ({}), keep() {}, forget() {}, onErased: () => () => {} }
  const key = options.as ?? form
  return {
    owner,
    read(first) {
      const kept = owner === null ? null : place.read(owner, key)
      return kept === null ? {} : fittingFields(kept.value, first, options)
    },
    keep(values, first) {
      if (owner === null) return
      const changed = changedFields(values, first, options)
      if (changed !== null) place.keep(owner, key, changed)
      else if (place.read(owner, key) !== null) place.forget(owner, key)
    },
    forget() {
      if (owner !== null) place.forget(owner, key)
      // A form that logs in was filled in by nobody known.
      place.forget('anyone', key)
    },
    onErased: (listener) => place.subscribe((erased) => erased && listener()),
  }
}
