import { LineDrawing } from 'shared-frame'

const PATHS = {
  listen: 'M4 10v4h3.5l4.5 4V6L7.5 10H4Zm11.5-1.5a5 5 0 0 1 0 7m2.5-9.5a8.5 8.5 0 0 1 0 12',
  pause: 'M9 6v12M15 6v12',
  resume: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  stop: 'M7 7h10v10H7z',
} as const

/** Icons that come with what is read aloud alone. */
export function PlayerIcon({ name }: { name: keyof typeof PATHS }) {
  return <LineDrawing path={PATHS[name]} />
}
