import type { CallAnswer } from 'shared-contracts/calls'

/** What stands round the content, as the desk's calls know it. */
export type SiteEntry = CallAnswer<'SiteDesk/GetAll'>['entries'][number]
export type SiteDraft = SiteEntry['draft']
export type SiteKind = SiteDraft['kind']
export type DraftOf<K extends SiteKind> = Extract<SiteDraft, { kind: K }>
