import { paths } from 'shared-contracts/paths'
import type { MessageStatus } from './messages'

const names = { 2: 'da-tra-loi', 3: 'tu-choi' } as const

export function statusIn(search: URLSearchParams): MessageStatus {
  const name = search.get('trang-thai')
  return name === names[2] ? 2 : name === names[3] ? 3 : 1
}

/** From 1. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('trang') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

export function messagesAddress(status: MessageStatus, page = 1): string {
  const query = new URLSearchParams()
  if (status !== 1) query.set('trang-thai', names[status])
  if (page > 1) query.set('trang', String(page))
  const text = query.toString()
  return text === '' ? paths.messageDesk : `${paths.messageDesk}?${text}`
}
