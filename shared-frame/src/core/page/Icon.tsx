import styles from './Icon.module.css'

/** Drawn on a 24 × 24 grid, 1.8 strokes, round ends. Only what is used stands here: every path is in the first bundle. */
const PATHS = {
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.4 15.4 20 20',
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6 6 18',
  next: 'm9 5 7 7-7 7',
  previous: 'm15 5-7 7 7 7',
  down: 'm5 9 7 7 7-7',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 12v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  print: 'M7 9V4h10v5M7 17H5a1 1 0 0 1-1-1v-5a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v5a1 1 0 0 1-1 1h-2M8 14h8v6H8z',
  bookmark: 'M7 4h10v16l-5-4-5 4V4Z',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.3 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z',
  basket: 'M4 10h16l-1.6 8.4a2 2 0 0 1-2 1.6H7.6a2 2 0 0 1-2-1.6L4 10Zm4 0 3-6m5 6-3-6',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20c.9-3.6 4-5.5 7.5-5.5s6.6 1.9 7.5 5.5',
  clock: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 4v4.3l3 1.7',
  calendar: 'M6 6h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Zm-2 5h16M8 4v4m8-4v4',
  place: 'M12 21s-6.5-5.4-6.5-10.5a6.5 6.5 0 0 1 13 0C18.5 15.6 12 21 12 21Zm0-13a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  phone: 'M6 4h3l1.5 4.5L8.5 10a11 11 0 0 0 5.5 5.5l1.5-2L20 15v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4 6.2 2 2 0 0 1 6 4Z',
  mail: 'M5 6h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm-.5 1.5L12 13l7.5-5.5',
  chat: 'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 19 16h-7l-4.5 4v-4H5a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 5 5Zm3 5.5h.01m3.990 0h.01m3.990 0h.01',
  info: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 7v5m0-8h.01',
  warning: 'M12 4.5 21 19.5H3L12 4.5Zm0 5.5v4.5m0 2.3h.01',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4.5v4.9h-4.9',
  lock: 'M7 11h10a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 7 11Zm1.5 0V8a3.5 3.5 0 0 1 7 0v3',
  external: 'M13 5h6v6m0-6-8.5 8.5M10 6H7a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-3',
} as const

export type IconName = keyof typeof PATHS

/** A line drawing in the colour and size of the text beside it. Always decoration: the text says what it means. */
export function Icon({ name, size }: { name: IconName; size?: string }) {
  return <LineDrawing path={PATHS[name]} size={size} />
}

/** How an icon is drawn, for parts that bring paths of their own: those of `Icon` are loaded by every page. */
export function LineDrawing({ path, size = '1.3em' }: { path: string; size?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={styles.icon}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
