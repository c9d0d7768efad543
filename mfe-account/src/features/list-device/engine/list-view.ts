import type { ShoppingList } from '../rules/list-types'

/** What the page shows of the list at a moment. */
export interface ListView {
  /** With all changes of this device, sent or not; null: not known yet. */
  readonly list: ShoppingList | null
  /** How many changes the server has not confirmed. */
  readonly waiting: number
  /** How many of them this device has no room for: a document that ends now loses them. */
  readonly unsaved: number
  /** Why they wait: no network, or a server that does not do them at the moment. */
  readonly trouble: 'offline' | 'busy' | null
  /** The list is being asked for. */
  readonly asking: boolean
  /** Why the list could not be had, the last time it was asked for. */
  readonly error: unknown
}
