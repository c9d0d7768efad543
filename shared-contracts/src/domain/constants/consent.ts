/** Version of the registration text of SPEC.md §2 and of the words beside its boxes (DECISIONS 38); new words, new version. */
export const CONSENT_TEXT_VERSION = 'dang-ky-2023-07-20'
