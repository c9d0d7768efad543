import { createHmac, timingSafeEqual } from 'node:crypto'

export interface Preview {
  readonly unit: string
  readonly version: string
  /** Until when it is valid, in seconds since 1970. */
  readonly until: number
}

/** What a link for trying holds: nobody makes one without the secret of the services. May stand in an address and a cookie. */
export function previewToken(secret: string, { unit, version, until }: Preview): string {
  const text = `${unit}@${version}~${until}`
  return `${text}~${signatureOf(secret, text)}`
}

/** Null: it was not signed here, or it is too old. */
export function readPreviewToken(secret: string, token: string, nowSeconds: number): Preview | null {
  const match = /^(([a-z][a-z0-9-]*)@([\w.+-]+)~(\d{1,12}))~([\w-]{43})$/.exec(token)
  if (!match) return null
  const [, text = '', unit = '', version = '', until = '', signature = ''] = match
  const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, text)))
  return isSigned && Number(until) > nowSeconds ? { unit, version, until: Number(until) } : null
}

/** How long a link is valid. */
export const PREVIEW_SECONDS = 86_400

/** Where the link leads. */
export const PREVIEW_PATH = '/-/preview'

/** Ends it in a browser. */
export const PREVIEW_END_PATH = `${PREVIEW_PATH}?thoi`

export function previewPath(token: string): string {
  return `${PREVIEW_PATH}?ban=${encodeURIComponent(token)}`
}

function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`release preview\n${text}`).digest('base64url')
}
