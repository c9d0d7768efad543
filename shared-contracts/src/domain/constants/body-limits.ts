/** The largest bodies that the hosts take, in bytes. */
export const API_BODY_LIMIT_BYTES = 1_000_000
export const MENU_BUILDER_BODY_LIMIT_BYTES = 100_000
