/** White rice stays white in the dark scheme. */
const RICE = 'color-mix(in srgb, var(--color-meal-breakfast) 12%, white)'

/**
 * A day in a bowl: its rim is divided into the meals of the day by their share of energy, as the menu pages do with real
 * figures. A drawing only; it states no number.
 */
export function BowlDrawing({ className, ground }: { className: string | undefined; ground: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 440 360" fill="none" aria-hidden="true">
      <circle className={ground} cx="226" cy="176" r="150" />
      <path
        d="M52 300c40-34 92-14 130 4s120 22 206-18c-20 46-80 66-158 66S76 338 52 300Z"
        fill="var(--color-accent-soft)"
      />
      <g strokeWidth="15" strokeLinecap="round">
        <path d="M104.5 129A130 130 0 0 1 154 68" stroke="var(--color-meal-breakfast)" />
        <path d="M180 54.5A130 130 0 0 1 203 48" stroke="var(--color-meal-snack-1)" />
        <path d="M231 46A130 130 0 0 1 313 79" stroke="var(--color-meal-lunch)" />
        <path d="M333 100A130 130 0 0 1 345 123" stroke="var(--color-meal-snack-2)" />
        <path d="M353 148A130 130 0 0 1 356 168" stroke="var(--color-meal-dinner)" />
      </g>
      <path
        d="M122 190c2-20 22-22 30-34 8-14 30-18 42-6 12-16 40-16 50 0 14-8 34 0 38 14 16 0 34 10 34 26Z"
        fill={RICE}
      />
      <path d="M246 190c-2-34 18-58 52-62 6 34-14 60-52 62Z" fill="var(--color-meal-lunch)" />
      <path d="M250 186c10-22 24-38 42-50" stroke="var(--color-surface)" strokeWidth="3" strokeLinecap="round" />
      <path d="M232 190c-20-20-20-48 2-70 22 22 22 50-2 70Z" fill="var(--color-action)" opacity=".85" />
      <circle cx="172" cy="166" r="25" fill={RICE} />
      <circle cx="172" cy="166" r="25" fill="var(--color-accent-soft)" opacity=".5" />
      <circle cx="172" cy="168" r="13" fill="var(--color-meal-breakfast)" />
      <path d="M206 190c0-16 12-28 27-28s27 12 27 28Z" fill="var(--color-accent)" />
      <path d="M222 176l6 6M238 172l4 8" stroke="var(--color-accent-soft)" strokeWidth="3" strokeLinecap="round" />
      <path d="M96 190h260c0 62-38 110-92 122h-76c-54-12-92-60-92-122Z" fill="var(--color-action)" />
      <path
        d="M96 190h260c0 8-.6 15-1.9 22H97.9c-1.3-7-1.9-14-1.9-22Z"
        fill="var(--color-action-strong)"
        opacity=".55"
      />
      <path
        d="M226 284c-24-16-38-28-38-44 0-20 27-24 38-7 11-17 38-13 38 7 0 16-14 28-38 44Z"
        fill="var(--color-ground)"
        opacity=".92"
      />
      <path d="M186 312h80v8a8 8 0 0 1-8 8h-64a8 8 0 0 1-8-8Z" fill="var(--color-action-strong)" />
      <g stroke="var(--color-line-strong)" strokeWidth="5" strokeLinecap="round" opacity=".55">
        <path d="M150 112c-9-11 7-17 0-29M200 98c-9-11 7-17 0-29M268 104c-9-11 7-17 0-29" />
      </g>
    </svg>
  )
}
