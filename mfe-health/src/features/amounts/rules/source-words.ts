import { needSources } from 'shared-contracts/menus'

/** "Viện Dinh dưỡng, Bộ Y tế 2016"; empty for a code that names no publication. */
export function sourceWords(code: string | null | undefined): string {
  const source = code == null ? undefined : needSources[code]
  return source ? [source.publisher, source.year].filter(Boolean).join(' ') : ''
}
