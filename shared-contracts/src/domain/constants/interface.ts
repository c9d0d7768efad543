/** How long a notification stays, top centre. */
export const NOTIFICATION_MS = 2000
/** The same with something to press, as "Hoàn tác". */
export const NOTIFICATION_WITH_ACTION_MS = 8000

/** From opening a page to its first popup. */
export const POPUP_DELAY_MS = 5000
/** From closing a popup, or finding none, to considering a poll. */
export const POLL_DELAY_MS = 1000
export const POPUP_WIDTH_PX = 700

/** The route progress bar appears only when a page takes longer than this. */
export const PROGRESS_THROTTLE_MS = 200
/** Time in which it fills. */
export const PROGRESS_DURATION_MS = 5000

/** Window width at which tooltips switch between their narrow and wide behaviour. */
export const TOOLTIP_WIDTH_PX = 1024
/** Window height up to which inputs behave as on a phone lying on its side. */
export const LANDSCAPE_HEIGHT_PX = 375

/** A page reloads for a failed chunk at most once in this time. */
export const CHUNK_RELOAD_MS = 60_000

/** An image of this size is a stand-in for a missing one and treated as not found. */
export const MISSING_IMAGE_PX = { width: 120, height: 90 } as const

/** Version of the captcha that the calls name. */
export const CAPTCHA_VERSION = 3
