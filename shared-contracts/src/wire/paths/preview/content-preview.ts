import { previewPaths } from '../preview-paths'

export type ContentKind = 'article' | 'dish'

export interface PreviewedContent {
  readonly kind: ContentKind
  readonly id: number
  /** Of a signed link (`ContentDesk/GetPreviewLink`); null: the editor's own session opens it. */
  readonly token: string | null
}

const stems = { article: previewPaths.article, dish: previewPaths.dish } as const satisfies Record<ContentKind, string>

/** The page that shows an article or dish before its readers see it. The token stands behind `#`: no request and no log holds it. */
export function contentPreviewPath({ kind, id, token }: PreviewedContent): string {
  return `${stems[kind]}/${id}${token === null ? '' : `#${token}`}`
}
