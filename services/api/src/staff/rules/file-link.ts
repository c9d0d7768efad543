import { withoutAccents } from 'shared-contracts/text'

/** Long enough for a slow line to begin, too short to be passed on. */
export const LINK_MINUTES = 5

/** What a link to a file opens, and for whom; part of the signed text. */
export interface LinkedFile {
  readonly fileId: number
  readonly sha256: string
  readonly userId: number
}

/** Names what the token signs: this content of this file, for this account. */
export function linkSubject({ fileId, sha256, userId }: LinkedFile): string {
  return `staff-file ${fileId} ${sha256} ${userId}`
}

/** The address of a download below the site. The token stands in the query, which no log of ours keeps. */
export function fileLinkPath({ fileId, userId }: LinkedFile, token: string): string {
  return `/api/staff-files/${fileId}?${new URLSearchParams({ nguoi: String(userId), ma: token })}`
}

/** Saved under its own name, whatever letters it has; older readers get it without accents (RFC 6266). */
export function attachmentOf(fileName: string): string {
  const plain = withoutAccents(fileName).replace(/[^\w.-]/g, '')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
