import type { CallAnswer } from 'shared-contracts/calls'
import { deskPaths } from 'shared-contracts/paths'
import type { Known } from '../../../kit/entry-kind'
import type { EditedDraft } from './edited-draft'

export type DeskCard = CallAnswer<'SurveyDesk/GetAll'>[number]
export type DeskItem = CallAnswer<'SurveyDesk/GetById'>
/** An item with its draft as the form holds it. */
export type Item = Omit<DeskItem, 'draft'> & Known & { readonly draft: EditedDraft }
export type DeskKind = DeskCard['kind']

/** What editors make, in the order of the tabs. `slug`: in addresses. `one`: within a sentence. */
export const deskKinds = [
  { kind: 'survey', slug: 'khao-sat', title: 'Khảo sát', one: 'khảo sát' },
  { kind: 'poll', slug: 'khao-sat-nhanh', title: 'Khảo sát nhanh', one: 'khảo sát nhanh' },
  { kind: 'popup', slug: 'thong-bao', title: 'Thông báo', one: 'thông báo' },
] as const satisfies readonly { readonly kind: DeskKind; [text: string]: string }[]

type KindWords = (typeof deskKinds)[number]

export function kindWords(kind: DeskKind): KindWords {
  return deskKinds.find((each) => each.kind === kind) ?? deskKinds[0]
}

/** The kind that a part of an address names; null when it names none. */
export function kindOfSlug(slug: string | null | undefined): DeskKind | null {
  return deskKinds.find((each) => each.slug === slug)?.kind ?? null
}

export function deskListPath(kind: DeskKind): string {
  return kind === 'survey' ? deskPaths.surveys : `${deskPaths.surveys}?loai=${kindWords(kind).slug}`
}

export const deskFilesPath = `${deskPaths.surveys}/tap-tin`

export function newItemPath(kind: DeskKind): string {
  return `${deskPaths.surveys}/${kindWords(kind).slug}/moi`
}

export function deskFormPath(kind: DeskKind, id: number): string {
  return `${deskPaths.surveys}/${kindWords(kind).slug}/${id}`
}

export function deskResultsPath(kind: DeskKind, id: number): string {
  return `${deskFormPath(kind, id)}/ket-qua`
}
