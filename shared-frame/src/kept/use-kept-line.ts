import { keptPlace } from './kept-values'
import { useKeptValue } from './use-kept-value'

const lines = keptPlace<string>({
  name: 'line',
  version: 1,
  days: 7,
  check: (stored) => (typeof stored === 'string' ? stored : null),
})

/**
 * The text of one plain field that isn't sent yet, kept on the device under `key`.
 *
 * @example const [text, setText, forget] = useKeptLine('own-line')
 */
export function useKeptLine(key: string): readonly [text: string, change: (text: string) => void, forget: () => void] {
  const [text, change, forget] = useKeptValue(lines, key, '')
  return [text, (next) => (next === '' ? forget() : change(() => next)), forget]
}
