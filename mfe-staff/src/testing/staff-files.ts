import type { CallAnswer } from 'shared-contracts/calls'

export type ListedFile = CallAnswer<'Staff/GetFiles'>[number]

/** A file of a list. */
export function listedFile(id: number, changes: Partial<ListedFile> = {}): ListedFile {
  return {
    id,
    title: `Tệp số ${id}`,
    summary: 'Để dùng khi tư vấn.',
    fileName: `tep-${id}.csv`,
    type: 'csv',
    bytes: 204_000,
    sha256: 'a'.repeat(64),
    catalogCode: 'tai-lieu-chuyen-mon',
    publishedAt: '2026-11-20',
    sources: [{ title: 'Hướng dẫn', publisher: 'WHO', year: '2008', url: null }],
    ...changes,
  }
}
