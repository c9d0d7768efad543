import { needSources } from 'shared-contracts/menus'
import type { Source } from 'shared-ui/sources'
import type { Need } from './need-groups'

/** The publications that these needs rest on, each once; those of recommendations first. */
export function usedSources(needs: readonly Need[]): readonly Source[] {
  const codes = new Set([...needs.map(({ source }) => source), ...needs.map(({ upper }) => upper?.source)])
  return [...codes].flatMap((code) => (code === undefined ? [] : (needSources[code] ?? [])))
}
