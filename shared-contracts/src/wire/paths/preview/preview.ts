import { previewPaths } from '../preview-paths'

/** What can be seen before visitors see it. */
export type PreviewKind = 'survey' | 'poll' | 'popup'

export interface PreviewedItem {
  readonly kind: PreviewKind
  readonly id: number
  /** Of a signed link (`SurveyDesk/GetPreviewLink`); null: the editor's own session opens it. */
  readonly token: string | null
}

const stems = {
  survey: previewPaths.survey,
  poll: previewPaths.poll,
  popup: previewPaths.popup,
} as const satisfies Record<PreviewKind, string>

/** A page of the site with this fragment shows a draft. */
export const PREVIEW_FRAGMENT = '#xem-truoc='

const TOKEN = /^#([\w.-]{20,512})$/
const FRAGMENT = /^#xem-truoc=(survey|poll|popup):(\d{1,9})(?::([\w.-]{20,512}))?$/

/** The page that shows a draft. The token stands behind `#`: no request and no log holds it. */
export function previewPath({ kind, id, token }: PreviewedItem): string {
  return `${stems[kind]}/${id}${token === null ? '' : `#${token}`}`
}

/** The token of such an address; null: none, or a link that was copied in part. */
export function previewToken(hash: string): string | null {
  return TOKEN.exec(hash)?.[1] ?? null
}

/** Path of the page that shows a draft of a survey and nothing around it: the preview holds it in a frame of each width. */
export function surveyFramePath(surveyId: number): string {
  return `${stems.survey}/${surveyId}/khung`
}

/** What stands behind the address of a page that shows a draft in place: `#xem-truoc=poll:7`. */
export function previewFragment({ kind, id, token }: PreviewedItem): string {
  return `${PREVIEW_FRAGMENT}${kind}:${id}${token === null ? '' : `:${token}`}`
}

/** What a page with this fragment shows in place; null: it is no preview. */
export function previewOf(hash: string): PreviewedItem | null {
  const [, kind, id, token] = FRAGMENT.exec(hash) ?? []
  if (kind !== 'survey' && kind !== 'poll' && kind !== 'popup') return null
  return { kind, id: Number(id), token: token ?? null }
}
