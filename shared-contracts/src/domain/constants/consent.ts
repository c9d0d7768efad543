/** Version of the registration text and of the words beside its boxes; new words, new version. */
export const CONSENT_TEXT_VERSION = 'dang-ky-2023-07-20'
