import type { CallAnswer } from 'shared-contracts/calls'

/** As an editor writes it. */
export type SiteDraft = CallAnswer<'SiteDesk/GetAll'>['entries'][number]['draft']
export type SiteKind = SiteDraft['kind']
export type DraftOf<K extends SiteKind> = Extract<SiteDraft, { kind: K }>
/** What a banner's file says of it. */
export type SiteBanner = Omit<DraftOf<'banner'>, 'kind'>

/** What editors may have changed, as it is kept. */
export type SiteValue =
  | SiteDraft
  | { readonly kind: 'order'; readonly keys: readonly string[] }
  | { readonly kind: 'pins'; readonly articleIds: readonly number[] }
export type SiteEditKind = SiteValue['kind']
/** file: it follows the files again. */
export type SiteEditState = 'edited' | 'deleted' | 'file'

/** What editors did to one thing. */
export interface SiteEdit {
  readonly key: string
  readonly state: SiteEditState
  readonly value: SiteValue | null
  readonly revision: number
  readonly changedAt: Date
  /** Null: an account that is gone. */
  readonly changedBy: string | null
}
