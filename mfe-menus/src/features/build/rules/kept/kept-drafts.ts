import { keptPlace } from 'shared-frame/kept'
import type { Draft } from '../draft'
import { readDraft } from './read-draft'

/** What to avoid may tell of an illness: it stays in the tab, and the device knows only that there was something. */
type Wishes = Pick<Draft, 'excludedMaterialIds' | 'avoidedAllergens' | 'wishesAreMissing'>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Menus under way, by the name of the draft. */
export const keptDrafts = keptPlace<Draft>({
  name: 'menu-draft',
  version: 1,
  days: 30,
  check: readDraft,
  withAddress: true,
  inTab: {
    split({ excludedMaterialIds, avoidedAllergens, wishesAreMissing, ...draft }) {
      const tab: Wishes = { excludedMaterialIds, avoidedAllergens, wishesAreMissing }
      const hasWishes = excludedMaterialIds.length + avoidedAllergens.length > 0
      return { device: { ...draft, wishesAreMissing: hasWishes || wishesAreMissing }, tab }
    },
    join(device, tab) {
      if (!isObject(device)) return null
      return { ...device, excludedMaterialIds: [], avoidedAllergens: [], ...(isObject(tab) && tab) }
    },
  },
})
