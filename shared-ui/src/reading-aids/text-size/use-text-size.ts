import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react'
import { keptPlace, useKeptOwner } from 'shared-frame/kept'
import { readTextSize, type TextSize } from './text-sizes'

const KEY = 'chosen'

/** Follows a login, as everything that the device keeps. */
export const keptTextSize = keptPlace({ name: 'text-size', version: 1, days: 730, check: readTextSize })

/**
 * The text size that this device keeps; documents know the usual one alone. It is told on the document (`data-text-size`), where the next page's text
 * finds it before it is drawn.
 */
export function useTextSize(): readonly [size: TextSize, choose: (size: TextSize) => void] {
  const owner = useKeptOwner() ?? 'anyone'
  const read = useCallback(() => keptTextSize.read(owner, KEY)?.value ?? 'normal', [owner])
  const size = useSyncExternalStore<TextSize>(keptTextSize.subscribe, read, () => 'normal')

  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (size === 'normal') delete dataset.textSize
    else dataset.textSize = size
  }, [size])

  return [size, (next) => keptTextSize.keep(owner, KEY, next)]
}
