/** The largest bodies that the hosts take, in bytes. */
export const API_BODY_LIMIT_BYTES = 1_000_000
/**
 * Of a call that brings images: two questions with three images of 5 MB (IMAGE_MAX_BYTES) each, as base64, and the texts. Browsers make images
 * smaller first, so real ones weigh a tenth.
 */
export const IMAGES_BODY_LIMIT_BYTES = 43_000_000
/** Of a call that brings one image of IMAGE_MAX_BYTES as base64. */
export const IMAGE_BODY_LIMIT_BYTES = 7_200_000
export const MENU_BUILDER_BODY_LIMIT_BYTES = 100_000
