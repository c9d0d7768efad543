/** Colours of a chart. On screen the tokens of the theme, which follow the dark scheme; on paper fixed ones. */
export interface ChartPalette {
  readonly ground: string
  readonly text: string
  readonly softText: string
  readonly grid: string
  readonly line: string
  readonly point: string
  readonly tones: Readonly<Record<'fine' | 'watch' | 'see', string>>
}

export const screenPalette: ChartPalette = {
  ground: 'var(--color-surface)',
  text: 'var(--color-text)',
  softText: 'var(--color-text-soft)',
  grid: 'var(--color-line)',
  line: 'var(--color-text-soft)',
  point: 'var(--color-text)',
  tones: {
    fine: 'var(--chart-fine)',
    watch: 'var(--chart-watch)',
    see: 'var(--chart-see)',
  },
}

/** Lighter to darker with the tone, so that a grey printer keeps them apart. */
export const paperPalette: ChartPalette = {
  ground: '#ffffff',
  text: '#000000',
  softText: '#333333',
  grid: '#d0d0d0',
  line: '#444444',
  point: '#000000',
  tones: { fine: '#eef7e8', watch: '#f6e7bf', see: '#eebfb2' },
}
