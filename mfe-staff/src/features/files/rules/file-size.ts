import { formatNumber } from 'shared-contracts/formats'

/** "820 byte", "204 KB", "1,3 MB": thousands of thousands, as phones count what a download costs. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return `${formatNumber(bytes)} byte`
  return bytes < 999_500 ? `${formatNumber(bytes / 1_000, 0)} KB` : `${formatNumber(bytes / 1_000_000, 1)} MB`
}
