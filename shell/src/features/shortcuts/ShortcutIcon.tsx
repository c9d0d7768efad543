import type { Shortcut } from 'shared-contracts/paths'

/** A soft shape, filled, and the lines on it; 32 × 32. */
const DRAWINGS: Readonly<Record<Shortcut['icon'], { readonly fill: string; readonly lines: string }>> = {
  bowl: {
    fill: 'M4 15h24c0 5.4-3.2 9.7-7.5 11.4h-9C7.2 24.7 4 20.4 4 15Z',
    lines:
      'M4 15h24c0 5.4-3.2 9.7-7.5 11.4h-9C7.2 24.7 4 20.4 4 15ZM12 10c-1.7-2 1.2-3 0-5.5M18.5 10c-1.7-2 1.2-3 0-5.5',
  },
  mother: {
    fill: 'M18 15.5a6 6 0 1 1 0 11.5c-4 0-7-2.3-7-6.2 0-3.3 3-6.5 7-5.3Z',
    lines:
      'M14 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM9 28v-8.5C9 15 12 13.5 14.5 13.5c2 0 2.9 1 3.5 2 4 .4 6.5 3 6.5 6 0 2.4-1.5 4.2-3.5 5V28M16.5 21.5c.8-1 2.5-.7 2.7.6.1 1-1.2 2-2.7 2.9',
  },
  baby: {
    fill: 'M16 7a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
    lines:
      'M16 7a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 0c-1.5-1.8-.6-3.5 1-3.5 1.3 0 2 1.2 1.2 2.3M12.5 16v.8M19.5 16v.8M12.5 20.5c1.8 2.2 5.2 2.2 7 0',
  },
  checklist: {
    fill: 'M9 6h14a2.5 2.5 0 0 1 2.5 2.5v17A2.5 2.5 0 0 1 23 28H9a2.5 2.5 0 0 1-2.5-2.5v-17A2.5 2.5 0 0 1 9 6Z',
    lines:
      'M12 6H9a2.5 2.5 0 0 0-2.5 2.5v17A2.5 2.5 0 0 0 9 28h14a2.5 2.5 0 0 0 2.5-2.5v-17A2.5 2.5 0 0 0 23 6h-3M12 4h8v4.5h-8ZM11 15l1.7 1.7 3-3.3M19 15.5h2.5M11 22l1.7 1.7 3-3.3M19 22.5h2.5',
  },
  notebook: {
    fill: 'M9 4.5h14a2.5 2.5 0 0 1 2.5 2.5v18a2.5 2.5 0 0 1-2.5 2.5H9Z',
    lines:
      'M9 4.5h14a2.5 2.5 0 0 1 2.5 2.5v18a2.5 2.5 0 0 1-2.5 2.5H9ZM6 10h5M6 16h5M6 22h5M18 20c-2.6-1.7-4-3-4-4.7 0-2.3 3-2.7 4-.8 1-1.9 4-1.5 4 .8 0 1.7-1.4 3-4 4.7Z',
  },
  apron: {
    fill: 'M10 19.5C7 19.2 5 17.3 5 14.5s2.2-5 5-5C11 6.5 13.2 5 16 5s5 1.5 6 4.5c2.8 0 5 2.2 5 5s-2 4.7-5 5V27H10Z',
    lines:
      'M10 19.5C7 19.2 5 17.3 5 14.5s2.2-5 5-5C11 6.5 13.2 5 16 5s5 1.5 6 4.5c2.8 0 5 2.2 5 5s-2 4.7-5 5V27H10ZM10 23h12M13.5 19v-3M18.5 19v-3',
  },
}

export function ShortcutIcon({ name }: { name: Shortcut['icon'] }) {
  const { fill, lines } = DRAWINGS[name]
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path d={fill} fill="currentColor" opacity="0.16" transform="translate(1.2 1.2)" />
      <path d={lines} stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
